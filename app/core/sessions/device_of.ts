import bowser from 'bowser'

export type Device = {
  browser: string | null
  system: string | null
  form: 'desktop' | 'phone' | 'tablet'
}

/** Proves nothing: the header is the client's. */
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
