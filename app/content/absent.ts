const ABSENT = Symbol("absent");

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function keep(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(keep).filter((item) => item !== ABSENT);
  if (!isRecord(value)) return value;
  if (value.href === null && value.instead === undefined) return ABSENT;
  const [first] = Array.isArray(value.actions) ? value.actions.map(keep) : [];
  const entries = Object.entries(value).map(([key, inner]) => [key, keep(inner)] as const);
  const withoutAction = entries.some(([key, inner]) => key === "action" && inner === ABSENT);
  if (withoutAction || first === ABSENT) return ABSENT;
  return Object.fromEntries(entries.filter(([, inner]) => inner !== ABSENT));
}

/**
 * Content without what site.config.ts disables: links whose address is null and that have no page `instead`, and objects whose `action` or first of
 * `actions` is such a link.
 */
export function withoutAbsent(value: unknown): unknown {
  const kept = keep(value);
  return kept === ABSENT ? undefined : kept;
}
