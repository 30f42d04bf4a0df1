import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerAuthentication } from "smtp-server";

export interface ReceivedMail {
  from: string;
  to: string[];
  /** The raw message, one character per byte. */
  source: string;
}

interface Login
  extends Pick<SMTPServerAuthentication, "username" | "password"> {
  secure: boolean;
}

export type SmtpServer = Awaited<ReturnType<typeof startSmtpServer>>;

/**
 * A mail server on loopback that records what it receives, and the logins. It
 * offers STARTTLS only if asked to.
 */
export async function startSmtpServer({ startTls = false } = {}) {
  const sockets = new Set<Socket>();
  const dropConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = new SMTPServer({
    disabledCommands: startTls ? [] : ["STARTTLS"],
    authOptional: true,
    // As a server without TLS does: a client that sends its password does so in
    // the clear.
    allowInsecureAuth: true,
    onAuth({ username, password }, { secure }, callback) {
      smtp.logins.push({ username, password, secure });
      callback(null, { user: username ?? "" });
    },
    disableReverseLookup: true,
    async onData(stream, { envelope }, callback) {
      const source = (await text(stream.setEncoding("latin1"))).trimEnd();
      const [code, ...words] = smtp.answer.split(" ");
      if (smtp.answer === "") return dropConnections();
      if (code !== "250")
        return callback(
          Object.assign(new Error(words.join(" ")), {
            responseCode: Number(code),
          }),
        );
      const from = envelope.mailFrom ? envelope.mailFrom.address : "";
      smtp.mails.push({
        from,
        to: envelope.rcptTo.map(({ address }) => address),
        source,
      });
      callback();
    },
  });
  const smtp = {
    url: "",
    mails: [] as ReceivedMail[],
    logins: [] as Login[],
    /**
     * The response to DATA: any other refuses the mail, an empty one drops the
     * connection.
     */
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
