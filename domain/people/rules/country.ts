import { isSupportedCountry } from 'libphonenumber-js/max'

export const isCountry = (code: string) => isSupportedCountry(code)
