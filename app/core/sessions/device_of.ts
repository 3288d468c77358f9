import bowser from 'bowser'

export type Device = {
  /** Names as their makers write them; null when the browser doesn't tell. */
  browser: string | null
  system: string | null
  form: 'desktop' | 'phone' | 'tablet'
}

/** What a browser says it is, for people to recognise their own by; it proves nothing. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null, form: 'desktop' }
  const { browser, os, platform } = bowser.parse(userAgent)
  const form = platform.type === 'mobile' ? 'phone' : platform.type
  return {
    browser: browser.name ?? null,
    system: os.name ?? null,
    form: form === 'phone' || form === 'tablet' ? form : 'desktop',
  }
}
