/** Names that belong to the installation or to its neighbours in the same domain, never to a centre. */
const reserved = new Set(
  'www admin administrator api app assets auth cdn mail smtp imap pop ftp ns dns localhost markaz status help support blog static test dev staging root install'.split(
    ' '
  )
)

/** The shortest and longest short name; the longest is what one part of a host name may be. */
export const slugLength = { min: 2, max: 63 }

const shape = /^[a-z0-9]+(-+[a-z0-9]+)*$/

/** Whether a short name can be the first part of a centre's address. */
export const isSlug = (text: string) =>
  shape.test(text) && text.length >= slugLength.min && text.length <= slugLength.max

/** Whether a short name is kept back; to whoever asks it is as good as taken. */
export const isReservedSlug = (slug: string) => reserved.has(slug) || slug.startsWith('xn--')
