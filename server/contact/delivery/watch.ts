import { kindOf } from "../message.ts";
import {
  type AlertNews,
  retryMs,
  type StoredAlert,
} from "../storage/notices.ts";
import type { LiveInbox } from "../thread/threaded-inbox.ts";
import type { FormSite } from "./acknowledgement-sink.ts";
import type { DeliverySettings } from "./attempt.ts";
import { alertNotice, digestNotice, tellOwner } from "./notices.ts";
import type { Notice, Sink } from "./sink.ts";

export interface WatchSettings extends DeliverySettings {
  sinks: readonly Sink[];
  site: FormSite;
  /** Why the store takes no messages, as the server last found out. */
  storeProblem: () => string | null;
  cutOff: AbortSignal;
}

type Problems = Awaited<ReturnType<LiveInbox["problems"]>>;

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** A database may restart. */
const storeAwayMs = 5 * minuteMs;
/**
 * The alert begins at the first share of the quota and ends below the second,
 * so that it does not flicker.
 */
const almostFull = 0.8;
const roomAgain = 0.7;

/** Logs a problem immediately and then every hour, until it is over. */
function createAlarm(
  { log }: DeliverySettings,
  text: string,
  level: "warn" | "error" = "error",
) {
  let reportedAt = Number.NEGATIVE_INFINITY;
  return (fields: object | null) => {
    if (fields === null) reportedAt = Number.NEGATIVE_INFINITY;
    else if (Date.now() - reportedAt >= hourMs) {
      reportedAt = Date.now();
      log[level](fields, text);
    }
  };
}

/**
 * Watches whether messages reach their owner, logs if they do not, and tells
 * the owner through a sink that works.
 */
export function createWatch(settings: WatchSettings) {
  const { inbox } = settings;
  const deliveryAlarm = createAlarm(
    settings,
    "contact deliveries stuck for over an hour",
  );
  const roomAlarm = createAlarm(
    settings,
    "the inbox fills up: export and delete messages, or raise CONTACT_MEGABYTES, before it refuses them",
    "warn",
  );
  const backupAlarm = createAlarm(
    settings,
    "the last backup of the inbox failed",
  );
  const tellOfStore = createStoreAlert(settings);
  let well = false;

  async function check(): Promise<void> {
    const problems = await inbox.problems().catch(() => null);
    if (problems) logProblems(problems);
    well = problems !== null && isWell(problems);
    await tellOfStore(settings.storeProblem());
    if (problems)
      await tellOfProblems(settings, problems).catch((error) =>
        logFailure(settings, error),
      );
  }

  function logProblems({ stuck, share, backupFailedAt }: Problems): void {
    deliveryAlarm(stuck.length > 0 ? { stuck: countStuck(stuck) } : null);
    backupAlarm(backupFailedAt === null ? null : {});
    roomAlarm(share < almostFull ? null : { percent: percentOf(share) });
  }

  return {
    check,
    /** As of the last check, for /deliveryz. */
    isWell: () => well,
  };
}

const isWell = ({ stuck, share, backupFailedAt }: Problems): boolean =>
  stuck.length === 0 && share < almostFull && backupFailedAt === null;

const percentOf = (share: number): number => Math.floor(share * 100);

/** As in a log: "mail: 2, webhook: 1". */
const countStuck = (stuck: Problems["stuck"]): string =>
  stuck.map(({ sink, count }) => `${sink}: ${count}`).join(", ");

const logFailure = ({ log }: DeliverySettings, error: unknown) =>
  log.error(
    { reason: kindOf(error) },
    "the notices to the owner could not be read or recorded",
  );

/** The store decides which of the replicas tells. */
async function tellOfProblems(
  settings: WatchSettings,
  problems: Problems,
): Promise<void> {
  const { inbox, site } = settings;
  const { stuck, share, backupFailedAt } = problems;
  const sinks = readers(settings, problems);
  if (sinks.length === 0) return;
  const tell = (notice: Notice) =>
    tellOwner(settings, sinks, notice, settings.cutOff);

  async function tellOf(
    alert: StoredAlert,
    lasts: boolean,
    values: Record<string, string>,
  ): Promise<void> {
    const news = await inbox.claimAlert(alert, lasts);
    if (news === null) return;
    if (await tell(alertNotice(site, alert, news, values)))
      await inbox.recordAlert(alert, news);
  }

  await tellOf("deliveries", stuck.length > 0, {
    deliveries: countStuck(stuck),
  });
  if (share >= almostFull || share < roomAgain) {
    await tellOf("room", share >= almostFull, {
      percent: String(percentOf(share)),
    });
  }
  await tellOf("backup", backupFailedAt !== null, {
    time: new Date(backupFailedAt ?? 0).toISOString(),
  });
  const digest = await inbox.claimDigest();
  if (digest && (await tell(digestNotice(site, digest))))
    await inbox.recordDigest();
}

/** The sinks that people read; those without stuck deliveries first. */
function readers(
  { sinks }: WatchSettings,
  { stuck }: Pick<Problems, "stuck">,
): Sink[] {
  const stuckSinks = stuck.map(({ sink }) => sink);
  const isStuck = ({ name }: Sink) => Number(stuckSinks.includes(name));
  return sinks
    .filter(({ notify }) => notify)
    .sort((one, other) => isStuck(one) - isStuck(other));
}

/**
 * While the store is away it cannot decide, so each process tells. A full inbox
 * has its own alert.
 */
function createStoreAlert(settings: WatchSettings) {
  const sinks = readers(settings, { stuck: [] });
  let awaySince: number | null = null;
  let toldAt: number | null = null;
  let triedAt = Number.NEGATIVE_INFINITY;

  function due(away: boolean): AlertNews | null {
    if (!away) return toldAt === null ? null : "over";
    if (Date.now() - (awaySince ?? Date.now()) < storeAwayMs) return null;
    return toldAt === null || Date.now() - toldAt >= dayMs ? "lasts" : null;
  }

  return async (problem: string | null): Promise<void> => {
    const cause = problem === "STORE_QUOTA" ? null : problem;
    awaySince = cause === null ? null : (awaySince ?? Date.now());
    const news = due(cause !== null);
    if (news === null || sinks.length === 0 || Date.now() - triedAt < retryMs)
      return;
    triedAt = Date.now();
    const notice = alertNotice(settings.site, "store", news, {
      cause: cause ?? "",
    });
    if (await tellOwner(settings, sinks, notice, settings.cutOff))
      toldAt = news === "over" ? null : Date.now();
  };
}
