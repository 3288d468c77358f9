import type { HttpContext } from '@adonisjs/core/http'

const names = ['thousand_separator', 'decimal_separator']

type Settings = Record<string, { value?: unknown } | null | undefined> | null | undefined

/** The form as it was sent: the parser trims every text, but a space may separate thousands. */
export function withTypedSeparators(request: HttpContext['request']) {
  const form = request.all()
  const settings = form.settings as Settings
  const sent = (request.is(['json']) ? JSON.parse(request.raw() ?? '{}') : {}).settings as Settings
  for (const name of names) {
    const typed = sent?.[name]?.value
    const entry = settings?.[name]
    if (entry && typeof typed === 'string') entry.value = typed
  }
  return form
}
