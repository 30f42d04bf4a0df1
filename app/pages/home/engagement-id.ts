/** What an address on the home page calls an engagement, by its icon. */
export const engagementId = (icon: string): string => `job-${icon}`;
