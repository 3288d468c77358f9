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

/** Under the name by which a template draws it; nothing where the centre has none. */
export async function logoPictures(tenant: Tenant): Promise<Record<string, Uint8Array>> {
  const logo = await logoOf(tenant)
  return logo ? { [logoFile]: logo } : {}
}

async function logoOf({ logo }: Tenant): Promise<Uint8Array | null> {
  if (!logo || !(await drive.use().exists(logo))) return null
  return drive.use().getBytes(logo)
}
