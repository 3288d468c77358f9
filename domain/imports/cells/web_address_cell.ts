import { problem, type Reader, value } from '#domain/imports/cells/cell'
import { plainLine } from '#domain/shared/text/plain_text'

/** An address of the web, with its protocol added where it is left out. */
export const webAddressCell =
  (most: number): Reader =>
  (text) => {
    const typed = plainLine(text)
    const written = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`
    return written.length > most
      ? problem('too_long', most)
      : isAddress(written)
        ? value(written)
        : problem('web_address')
  }

function isAddress(written: string) {
  if (/\s/.test(written) || !URL.canParse(written)) return false
  const { protocol, hostname } = new URL(written)
  return ['http:', 'https:'].includes(protocol) && /[^.]\.[^.]/.test(hostname)
}
