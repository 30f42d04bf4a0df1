interface LogoProps {
  className?: string | undefined;
  /** The content of the owner's logo (app/brand/logo.ts). */
  own?: string | undefined;
}

/**
 * The owner's logo, or a pair of compasses. The icons and the social cards use
 * it too.
 */
export function Logo({ className, own }: LogoProps) {
  if (own)
    return (
      <svg
        className={className}
        viewBox="0 0 28 28"
        fill="currentColor"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: own }}
      />
    );
  return (
    <svg
      className={className}
      viewBox="0 0 28 28"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      aria-hidden="true"
    >
      <path d="M13 6.4 5.4 25M15 6.4 22.6 25M14 1v2.4" />
      <circle cx="14" cy="5" r="1.7" />
      <path className="s" d="M4.6 15.6c5 5 13.8 5 18.8 0" />
    </svg>
  );
}
