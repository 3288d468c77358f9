import { isSupportedCountry } from 'libphonenumber-js/max'

/** Whether a code is a country's, ISO 3166-1 alpha-2 in capitals. */
export const isCountry = (code: string) => isSupportedCountry(code)
