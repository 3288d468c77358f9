import type { Weekday } from '#domain/shared/time/weekday'

type WeekInfo = { firstDay: Weekday; weekend: Weekday[] }
type RegionalLocale = Intl.Locale & {
  getWeekInfo(): WeekInfo
  getTimeZones(): string[] | undefined
}

/**
 * From the CLDR data in Intl (domain §1.1). `country` is ISO 3166-1 alpha-2; an unknown one throws
 * RangeError.
 */
export function presetOf(country: string) {
  const region = new Intl.Locale(`und-${country}`).maximize() as RegionalLocale
  const zones = region.getTimeZones()
  if (!zones?.length) throw new RangeError(`Unknown country: ${country}`)
  const { firstDay, weekend } = region.getWeekInfo()
  return {
    country,
    phoneCountry: country,
    timezone: zones[0]!,
    weekStart: firstDay,
    weekend,
    defaultLocale: region.language === 'ar' ? ('ar' as const) : ('en' as const),
  }
}
