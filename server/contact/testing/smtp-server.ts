import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  from: string;
  to: string[];
  /** The raw message, one character per byte. */
  source: string;
}

export type SmtpServer = Awaited<ReturnType<typeof startSmtpServer>>;

/** A mail server on loopback that records what it receives. */
export async function startSmtpServer() {
  const sockets = new Set<Socket>();
  const dropConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    async onData(stream, { envelope }, callback) {
      const source = (await text(stream.setEncoding("latin1"))).trimEnd();
      const [code, ...words] = smtp.answer.split(" ");
      if (smtp.answer === "") return dropConnections();
      if (code !== "250")
        return callback(Object.assign(new Error(words.join(" ")), { responseCode: Number(code) }));
      const from = envelope.mailFrom ? envelope.mailFrom.address : "";
      smtp.mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
      callback();
    },
  });
  const smtp = {
    url: "",
    mails: [] as ReceivedMail[],
    /** The response to DATA: any other refuses the mail, an empty one drops the connection. */
    answer: "250 kept",
    async close() {
      dropConnections();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
  server.on("error", () => {});
  server.server.on("connection", (socket) => sockets.add(socket));
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  smtp.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return smtp;
}
