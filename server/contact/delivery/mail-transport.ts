import { createTransport } from "nodemailer";
import { visibleLine } from "../visible-text.ts";
import { DeliveryFailure } from "./sink.ts";

export interface TransportSettings {
  smtpUrl: string;
  timeoutMs: number;
}

export const mailTransport = ({ smtpUrl, timeoutMs }: TransportSettings) =>
  createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

export function toMailFailure(error: unknown): DeliveryFailure {
  const { code, responseCode, message } = error as { code?: string; responseCode?: number; message?: string };
  const reason = [code ?? "mail", responseCode].filter((part) => part !== undefined).join("-");
  return new DeliveryFailure(reason, { detail: visibleLine(message ?? "", 200) });
}
