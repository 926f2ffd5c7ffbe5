const US_LONG = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A calendar day (YYYY-MM-DD) in US long form, such as August 22, 2025. */
export function longDate(day: string): string {
  return US_LONG.format(new Date(`${day}T00:00:00Z`));
}
