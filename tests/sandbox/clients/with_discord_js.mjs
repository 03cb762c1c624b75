/** The bot in discord.js. Arguments: the API's base without its version, the token. */
import { createRequire } from "node:module";

const [api, token, modules] = process.argv.slice(2);
const { ActionRowBuilder, ButtonBuilder, ButtonStyle, Client, GatewayIntentBits } = createRequire(modules)("discord.js");

const { Guilds, GuildMessages, MessageContent } = GatewayIntentBits;
const bot = new Client({ intents: [Guilds, GuildMessages, MessageContent], rest: { api } });

bot.once("clientReady", async () => {
  await bot.application.commands.set([{ name: "ping", description: "Answer" }]);
  const guild = bot.guilds.cache.first();
  const games = guild.channels.cache.find((channel) => channel.name === "games");
  const button = new ButtonBuilder().setCustomId("press").setLabel("Press").setStyle(ButtonStyle.Primary);
  const message = await games.send({ content: "hello", components: [new ActionRowBuilder().addComponents(button)] });
  await message.edit("hello, edited");
});

bot.on("interactionCreate", async (interaction) => {
  if (interaction.isButton()) {
    await interaction.update({ content: `pressed by ${interaction.user.displayName}`, components: [] });
  } else {
    await interaction.reply("pong");
  }
});

bot.on("messageCreate", async (message) => {
  if (message.content === "read, please") {
    const last = (await message.channel.messages.fetch({ limit: 1 })).first();
    await message.channel.send(`I read: ${last.content}`);
  } else if (message.content === "goodbye") {
    await bot.destroy();
  }
});

await bot.login(token);
