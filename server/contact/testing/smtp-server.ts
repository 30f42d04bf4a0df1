import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

export interface ReceivedMail {
  from: string;
  to: string[];
  /** As it came over the wire, dot-stuffing undone. */
  source: string;
}

export interface SmtpServer {
  url: string;
  mails: ReceivedMail[];
  /** An answer to DATA other than 250 refuses the mail; an empty one ends the connection. */
  answer: string;
  close(): Promise<void>;
}

/** As much of a mail server as a test needs to see exactly what was sent. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const smtp: SmtpServer = {
    url: "",
    mails,
    answer: "250 kept",
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    converse(socket, smtp);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  smtp.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return smtp;
}

function converse(socket: Socket, smtp: SmtpServer): void {
  let buffer = "";
  let mail: ReceivedMail = { from: "", to: [], source: "" };
  let readingData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const address = (line: string) => /<(.*)>/.exec(line)?.[1] ?? "";

  const receive = () => {
    const end = buffer.indexOf("\r\n.\r\n");
    if (end < 0) return false;
    mail.source = buffer.slice(0, end).replaceAll("\r\n..", "\r\n.");
    buffer = buffer.slice(end + 5);
    readingData = false;
    if (smtp.answer.startsWith("250")) smtp.mails.push(mail);
    mail = { from: "", to: [], source: "" };
    if (smtp.answer === "") socket.destroy();
    else say(smtp.answer);
    return true;
  };
  const obey = () => {
    const end = buffer.indexOf("\r\n");
    if (end < 0) return false;
    const line = buffer.slice(0, end);
    buffer = buffer.slice(end + 2);
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === "MAIL") mail.from = address(line);
    if (verb === "RCPT") mail.to.push(address(line));
    readingData = verb === "DATA";
    say(readingData ? "354 go on" : verb === "QUIT" ? "221 bye" : "250 ok");
    return true;
  };

  socket.setEncoding("latin1").on("data", (chunk) => {
    buffer += chunk;
    while (readingData ? receive() : obey());
  });
  say("220 test");
}
