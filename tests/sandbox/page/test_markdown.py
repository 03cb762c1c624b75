"""Discord's Markdown, piece by piece."""

from __future__ import annotations

import pytest
from playwright.async_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

CASES = {
    "**bold**": "<p><strong>bold</strong></p>",
    "*it* and _it_": "<p><em>it</em> and <em>it</em></p>",
    "***both***": "<p><strong><em>both</em></strong></p>",
    "__under__ ~~gone~~": "<p><u>under</u> <s>gone</s></p>",
    "snake_case_name": "<p>snake_case_name</p>",
    "2 * 3 * 4": "<p>2 * 3 * 4</p>",
    r"\*not\* bold": "<p>*not* bold</p>",
    "`**code**`": "<p><code>**code**</code></p>",
    "``a ` b``": "<p><code>a ` b</code></p>",
    "**open": "<p>**open</p>",
    "**a `**` b**": "<p><strong>a <code>**</code> b</strong></p>",
    "# One\n## Two": '<div role="heading" aria-level="3">One</div><div role="heading" aria-level="4">Two</div>',
    "#no": "<p>#no</p>",
    "-# small": "<small>small</small>",
    "> a\n> b\nc": "<blockquote><p>a\nb</p></blockquote><p>c</p>",
    ">>> a\nb": "<blockquote><p>a\nb</p></blockquote>",
    "- a\n- b\n  - c\n- d": "<ul><li>a</li><li>b<ul><li>c</li></ul></li><li>d</li></ul>",
    "3. a\n4. b\n- c": '<ol start="3"><li>a</li><li>b</li></ol><ul><li>c</li></ul>',
    "```py\nx = 1\n```": '<pre tabindex="0"><code>x = 1</code></pre>',
    "a ```b``` c": '<p>a </p><pre tabindex="0"><code>b</code></pre><p> c</p>',
    "<:meeple:123> <a:dance:456>": "<p><span>:meeple:</span> <span>:dance:</span></p>",
    "[name](https://example.com/a_(b))": '<p><a href="https://example.com/a_(b)">name</a></p>',
    "see https://example.com/x.": '<p>see <a href="https://example.com/x">https://example.com/x</a>.</p>',
    "(https://example.com)": '<p>(<a href="https://example.com/">https://example.com</a>)</p>',
    "<https://example.com>": '<p><a href="https://example.com/">https://example.com</a></p>',
    "[https://good.example](https://evil.example)": "<p>[https://good.example](https://evil.example)</p>",
    "[x](javascript:alert(1))": "<p>[x](javascript:alert(1))</p>",
    "<b>raw</b> &amp;": "<p>&lt;b&gt;raw&lt;/b&gt; &amp;amp;</p>",
    "@everyone": "<p><span>@everyone</span></p>",
    "<@1> <@&2>": "<p><button>@unknown person</button> <span>@unknown role</span></p>",
    "<#3>": "<p><span>#unknown channel</span></p>",
    "||hidden||": '<p><span role="button" tabindex="0"><span inert="">hidden</span></span></p>',
    "": "",
}

MOMENTS = {
    "t": "10:00 AM",
    "T": "10:00:05 AM",
    "d": "11/16/25",
    "D": "November 16, 2025",
    "f": "November 16, 2025 at 10:00 AM",
    "F": "Sunday, November 16, 2025 at 10:00 AM",
    "s": "11/16/25, 10:00 AM",
    "S": "11/16/25, 10:00:05 AM",
}

RENDER = """async (texts) => {
    const { markdown } = await import("/page/markdown/render.js");
    const { wordsFor } = await import("/page/words.js");
    const none = new Map();
    const world = { users: none, roles: none, channels: none, me: { id: "0" }, nameOf: () => "?" };
    const ctx = { world, locale: "en-US", words: wordsFor("en-US") };
    const plain = (root) => {
        const details = ["class", "type", "target", "rel", "title", "data-language", "data-word", "aria-label"];
        for (const node of root.querySelectorAll("*")) details.forEach((name) => node.removeAttribute(name));
        return root.innerHTML;
    };
    return texts.map((text) => plain(markdown(text, ctx)));
}"""


async def test_every_mark(modules: Page) -> None:
    made = await modules.evaluate(RENDER, list(CASES))
    assert dict(zip(CASES, made, strict=True)) == CASES


async def test_moments_in_every_style(modules: Page) -> None:
    made = await modules.evaluate(
        """async (styles) => {
            const { moment } = await import("/page/moments.js");
            return styles.map((style) => moment(1763287205, style, "en-US").textContent);
        }""",
        list(MOMENTS),
    )
    assert [text.replace("\u202f", " ") for text in made] == list(MOMENTS.values())


async def test_hostile_marks_do_not_take_long(modules: Page) -> None:
    hostile = ["*" * 4000, "**__" * 1000, "||" * 2000, "[" * 4000, "`" * 4000, "_a" * 2000, "> " * 2000, "- " * 2000]
    hostile += ["<t:" * 1300, "http://" * 570, "~~*" * 1300, "```" * 1333, "\\" * 4000, "[a](https://(" * 300]
    took = await modules.evaluate(
        f"""async (texts) => {{
            const render = {RENDER};
            await render(["warm"]);
            const times = [];
            for (const text of texts) {{
                const start = performance.now();
                await render([text]);
                times.push(performance.now() - start);
            }}
            return times;
        }}""",
        hostile,
    )
    assert max(took) < 1000
