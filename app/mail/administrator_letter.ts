import type { I18n } from '@adonisjs/i18n'
import { urlFor } from '@adonisjs/core/services/url_builder'
import type { Letter } from '#app/mail/letter'
import { addressAt } from '#core/tenants/centre_address'

type News = { name: string; centre: string; slug: string }

export const requestLetter = (words: I18n, { slug, ...news }: News): Letter => ({
  ...told(words, 'access_request', news),
  button: {
    label: words.t('mail.administrator.access_request.button'),
    url: addressAt(slug, urlFor('admin.access_requests.index')),
  },
})

export const acceptedLetter = (words: I18n, { slug: _, ...news }: News): Letter =>
  told(words, 'invitation_accepted', news)

const told = (
  words: I18n,
  news: 'access_request' | 'invitation_accepted',
  data: { name: string; centre: string }
): Letter => ({
  subject: words.t(`mail.administrator.${news}.subject`, data),
  paragraphs: [words.t(`mail.administrator.${news}.text`, data)],
  note: words.t('mail.administrator.note'),
})
