/** The fragment of an engagement on the home page, from its icon. */
export const engagementId = (icon: string): string => `job-${icon}`;
