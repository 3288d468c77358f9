import { localeOfLetter, post } from '#app/mail/letter'
import { centreNameIn, wordsFor } from '#core/languages/words_for'
import { acceptedLetter, requestLetter } from '#app/mail/administrator_letter'
import type { AccountMail } from '#domain/access/links/account_mail'
import { findAccessRequest } from '#domain/access/requests/queries/find_access_request'
import { findAddressee } from '#domain/access/links/queries/find_addressee'
import { findInviter } from '#domain/access/administrators/queries/find_inviter'
import { findRecipient } from '#domain/access/accounts/queries/find_recipient'
import type { Tenant } from '#domain/access/centre/tenant'
import { nameIn } from '#domain/shared/text/person_names'
import { readTenant } from '#domain/shared/data/database'

type News = Extract<AccountMail, { mail: 'access_request' | 'invitation_accepted' }>

export async function sendAdministratorNews(tenant: Tenant, job: News) {
  const found = await readTenant(tenant.id, () => (isRequest(job) ? waiting(job) : accepted(job)))
  if (!found) return
  const { addressee, first, last } = found
  const locale = localeOfLetter(tenant, addressee)
  const news = {
    name: `${nameIn(locale, first)} ${nameIn(locale, last)}`,
    centre: centreNameIn(locale, tenant),
    slug: tenant.slug,
  }
  const letter = isRequest(job) ? requestLetter : acceptedLetter
  await post(tenant, addressee, letter(wordsFor(tenant, locale), news))
}

type Waits = Extract<News, { mail: 'access_request' }>

const isRequest = (job: News): job is Waits => job.mail === 'access_request'

async function waiting({ accessRequestId, userId }: Waits) {
  const request = await findAccessRequest(accessRequestId)
  if (request?.status !== 'waiting') return undefined
  const addressee = await findRecipient(userId, 'requests_to_join')
  return addressee && { addressee, first: [request.first_name], last: [request.last_name] }
}

async function accepted({ userId }: { userId: string }) {
  const inviter = await findInviter(userId)
  const addressee = inviter && (await findRecipient(inviter, 'invitations'))
  const person = await findAddressee(userId)
  if (!addressee || !person) return undefined
  const { firstName, firstNameOther, lastName, lastNameOther } = person
  return { addressee, first: [firstName, firstNameOther], last: [lastName, lastNameOther] }
}
