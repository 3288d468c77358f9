import mail from '@adonisjs/mail/services/main'
import { centreHeader } from '#app/mail/file_transport'
import { isolated } from '#core/languages/phrases'
import { centreNameIn, wordsFor } from '#core/languages/words_for'
import type { Locale } from '#domain/shared/choices/locales'
import type { Addressee } from '#domain/access/links/queries/find_addressee'
import type { Tenant } from '#domain/access/centre/tenant'
import { writtenPhone } from '#domain/people/rules/written_phone'
import { withoutMarks } from '#domain/shared/text/isolate'
import { nameIn } from '#domain/shared/text/person_names'
import { whatsappAddress } from '#domain/shared/text/whatsapp_address'

type Attachment = { name: string; type: string; content: Uint8Array }

export type Letter = {
  subject: string
  paragraphs: string[]
  button?: { label: string; url: string }
  note?: string
  footer?: string
  attachments?: Attachment[]
}

export const localeOfLetter = (tenant: Tenant, addressee: Pick<Addressee, 'locale'>): Locale =>
  addressee.locale ?? tenant.defaultLocale

export async function post(
  tenant: Tenant,
  to: Pick<Addressee, 'email' | 'firstName' | 'firstNameOther' | 'locale'>,
  { attachments = [], ...letter }: Letter
) {
  const locale = localeOfLetter(tenant, to)
  const words = wordsFor(tenant, locale)
  const centre = centreNameIn(locale, tenant)
  const view = {
    ...letter,
    locale,
    centre,
    dir: locale === 'ar' ? 'rtl' : 'ltr',
    greeting: words.t('mail.greeting', {
      name: nameIn(locale, [to.firstName, to.firstNameOther]),
    }),
    footer: letter.footer ?? words.t('mail.footer', { centre }),
    addressHelp: words.t('mail.address_help'),
    contact: contactOf(tenant, (phone) => words.t('mail.contact', { centre, phone })),
  }
  await mail.send((message) => {
    message.to(to.email).subject(withoutMarks(letter.subject)).header(centreHeader, tenant.id)
    message.htmlView('mail/letter', view).textView('mail/letter_text', view)
    for (const { name, type, content } of attachments)
      message.attachData(Buffer.from(content), { filename: name, contentType: type })
  })
}

/** The centre's phone and WhatsApp, below every letter; undefined where it has no phone. */
function contactOf({ phone, whatsapp }: Tenant, write: (phone: string) => string) {
  if (!phone) return undefined
  return {
    line: write(isolated(writtenPhone(phone))),
    whatsapp: whatsapp ? whatsappAddress(phone) : undefined,
  }
}
