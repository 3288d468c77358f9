import drive from '@adonisjs/drive/services/main'
import { intlTag } from '#core/languages/locale'
import { centreNameIn, wordsFor } from '#core/languages/words_for'
import { printable } from '#app/documents/printable'
import { written } from '#app/documents/written'
import type { Tenant } from '#domain/access/centre/tenant'
import type { Locale } from '#domain/shared/choices/locales'
import { now } from '#domain/shared/time/clock'

const logoFile = 'logo.webp'

/** What `document.typ` wants of every document, beside what it tells. */
interface Letterhead {
  language: Locale
  digits: string
  centre: string
  logo: string | null
  words: { page: string; printed: string }
}

/** With the centre's own digits: a paper is read by others than whoever printed it. */
export async function letterhead(tenant: Tenant, locale: Locale) {
  const words = wordsFor(tenant, locale)
  const write = written(intlTag(locale, tenant))
  const logo = await logoOf(tenant)
  const when = write.instant(now().toJSDate(), tenant.timezone)
  const head: Letterhead = {
    language: locale,
    digits: write.digits,
    centre: printable(centreNameIn(locale, tenant)),
    logo: logo && logoFile,
    words: {
      page: words.t('documents.page', { page: '{page}', pages: '{pages}' }),
      printed: words.t('documents.printed', { when }),
    },
  }
  return { words, write, head, pictures: logo ? { [logoFile]: logo } : undefined }
}

/** By the names under which a template draws them; one whose file is missing isn't drawn. */
export async function logoPictures(logos: (string | null)[]): Promise<Record<string, Uint8Array>> {
  const keys = [...new Set(logos)].filter((key) => key !== null)
  const read = keys.map(async (logo) => [nameOfLogo(logo), await logoOf({ logo })] as const)
  const pictures = await Promise.all(read)
  return Object.fromEntries(pictures.filter((entry): entry is [string, Uint8Array] => !!entry[1]))
}

/** The file's own name: its digest. */
export const nameOfLogo = (key: string) => key.slice(key.lastIndexOf('/') + 1)

async function logoOf({ logo }: Pick<Tenant, 'logo'>): Promise<Uint8Array | null> {
  if (!logo || !(await drive.use().exists(logo))) return null
  return drive.use().getBytes(logo)
}
