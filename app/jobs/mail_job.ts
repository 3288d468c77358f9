import { sendAbsenceAlert } from '#app/jobs/absence_alert_mail'
import { sendAbsenceReport } from '#app/jobs/absence_report_mail'
import { sendAbsenceTakenBack, sendDecidedAbsence } from '#app/jobs/absence_mail'
import { sendDocument } from '#app/jobs/document_mail'
import { sendReminder } from '#app/jobs/reminder_mail'
import { sendSessionNews } from '#app/jobs/session_mail'
import { sendSubstitutionOffer } from '#app/jobs/substitution_mail'
import { sendMakeUpSeat } from '#app/jobs/make_up_seat_mail'
import { sendSeatOffer } from '#app/jobs/seat_offer_mail'
import { declinedLetter } from '#app/mail/declined_letter'
import { sendAdministratorNews } from '#app/jobs/administrator_mail'
import { localeOfLetter, post } from '#app/mail/letter'
import { centreNameIn, wordsFor } from '#core/languages/words_for'
import { linkLetter } from '#app/mail/link_letter'
import { noticeLetter } from '#app/mail/notice_letter'
import { roleLetter } from '#app/mail/role_letter'
import { linkAddress } from '#core/portals/link_address'
import { type Cause, handleOutside } from '#domain/shared/events/handled'
import type { AccountMail } from '#domain/access/links/account_mail'
import { kindOfEvent } from '#domain/access/accounts/notifications'
import { ArmLink } from '#domain/access/links/actions/arm_link'
import { SendPasswordLink } from '#domain/access/links/actions/send_password_link'
import { NotifyDeciders } from '#domain/access/requests/actions/notify_deciders'
import { NotifyHolders } from '#domain/access/roles/actions/notify_holders'
import { findAddressee } from '#domain/access/links/queries/find_addressee'
import { findDeclinedRequest } from '#domain/access/requests/queries/find_declined_request'
import { findFormerEmail } from '#domain/access/links/queries/find_former_email'
import { findRoleChange } from '#domain/access/roles/queries/find_role_change'
import { findRecipient } from '#domain/access/accounts/queries/find_recipient'
import { findTenantById } from '#domain/access/centre/queries/find_tenant'
import type { Tenant } from '#domain/access/centre/tenant'
import { addressAlerts } from '#domain/attendance/absence_alerts/address_alerts'
import type { AlertMail } from '#domain/attendance/absence_alerts/follow_absences'
import type { ReminderMail } from '#domain/attendance/reminders/remind_instructors'
import type { MakeUpSeatMail } from '#domain/attendance/make_ups/actions/notify_free_seats'
import type { AbsenceReportMail } from '#domain/attendance/queries/find_absence_report'
import type { DocumentMail } from '#domain/billing/papers/email_documents'
import { readTenant } from '#domain/shared/data/database'
import type { AbsenceMail } from '#domain/people/instructors/queries/find_decided_absence'
import type { SessionMail } from '#domain/scheduling/class_sessions/announcing/address_announcement'
import type { SubstitutionMail } from '#domain/scheduling/substitution/queries/find_offer_letter'
import type { SeatMail } from '#domain/teaching/enrolments/offer_seats'

export type MailJob = (
  | AccountMail
  | SeatMail
  | MakeUpSeatMail
  | SessionMail
  | AbsenceMail
  | AbsenceReportMail
  | SubstitutionMail
  | AlertMail
  | ReminderMail
  | DocumentMail
) & {
  tenantId: string
  cause?: Cause
}

/**
 * Names of letters that may have been queued before an update. So may `role_news` and
 * `notify_deciders`, which are reactions since.
 */
const formerNames: Record<string, MailJob['mail']> = {
  request_waiting: 'notify_deciders',
  request_waits: 'access_request',
}

/** A letter that says whether it was sent says so after its last try. */
export async function mailJob(waiting: MailJob, { isLast = false } = {}) {
  const job = { ...waiting, mail: formerNames[waiting.mail] ?? waiting.mail } as MailJob
  const tenant = await findTenantById(job.tenantId)
  if (tenant) await handleOutside(tenant.id, job.cause, () => write(tenant, job, isLast))
}

async function write(tenant: Tenant, job: MailJob, isLast: boolean) {
  if (job.mail === 'link') await sendLink(tenant, job.linkId)
  else if (job.mail === 'forgotten') await new SendPasswordLink().execute(job)
  else if (job.mail === 'declined') await sendDeclined(tenant, job.accessRequestId)
  else if (job.mail === 'role_news') await new NotifyHolders().execute(job)
  else if (job.mail === 'role_changed') await sendRoleLetter(tenant, job)
  else if (job.mail === 'seat_offer') await sendSeatOffer(tenant, job.enrolmentId)
  else if (job.mail === 'make_up_seat') await sendMakeUpSeat(tenant, job)
  else if (job.mail === 'absence_decided') await sendDecidedAbsence(tenant, job.absenceId)
  else if (job.mail === 'absence_taken_back')
    await sendAbsenceTakenBack(tenant, job.absenceId, job.day)
  else if (job.mail === 'absence_report') await sendAbsenceReport(tenant, job)
  else if (job.mail === 'substitution_offer') await sendSubstitutionOffer(tenant, job)
  else if (job.mail === 'absences') await addressAlerts(tenant.id, job.markIds)
  else if (job.mail === 'absence_alert') await sendAbsenceAlert(tenant, job.guardianId)
  else if (job.mail === 'unmarked_sessions') await sendReminder(tenant, job.instructorId)
  else if (job.mail === 'invoice') await sendDocument(tenant, { ...job, isLast })
  else if (job.mail === 'sessions') await sendSessionNews(tenant, job.recipientId)
  else if (job.mail === 'notify_deciders') await new NotifyDeciders().execute(job)
  else if (job.mail === 'notice') await sendNotice(tenant, job)
  else await sendAdministratorNews(tenant, job)
}

async function sendDeclined(tenant: Tenant, requestId: string) {
  const asked = await readTenant(tenant.id, () => findDeclinedRequest(requestId))
  if (!asked) return
  const { locale, reason } = asked
  const words = wordsFor(tenant, locale)
  await post(tenant, asked, declinedLetter(words, centreNameIn(locale, tenant), reason))
}

async function sendLink(tenant: Tenant, linkId: string) {
  const link = await new ArmLink().execute({ tenantId: tenant.id, linkId })
  const addressee = link && (await readTenant(tenant.id, () => findAddressee(link.userId)))
  if (!link || !addressee || link.purpose === 'hand_off') return
  const locale = localeOfLetter(tenant, addressee)
  const url = linkAddress({ ...link, purpose: link.purpose, slug: tenant.slug })
  const words = wordsFor(tenant, locale)
  const letter = linkLetter(words, link.purpose, centreNameIn(locale, tenant), url)
  await post(tenant, { ...addressee, email: link.email }, letter)
}

async function sendNotice(tenant: Tenant, job: Extract<MailJob, { mail: 'notice' }>) {
  const addressee = await readTenant(tenant.id, () => addresseeOf(job))
  if (!addressee) return
  const locale = localeOfLetter(tenant, addressee)
  const letter = noticeLetter(wordsFor(tenant, locale), {
    event: job.event,
    at: job.at,
    timezone: tenant.timezone,
    centre: centreNameIn(locale, tenant),
  })
  await post(tenant, addressee, letter)
}

async function sendRoleLetter(tenant: Tenant, job: Extract<MailJob, { mail: 'role_changed' }>) {
  const { change, addressee } = await readTenant(tenant.id, async () => ({
    change: await findRoleChange(job.eventId),
    addressee: await findRecipient(job.userId, 'roles'),
  }))
  if (!change || !addressee) return
  const locale = localeOfLetter(tenant, addressee)
  const letter = roleLetter(wordsFor(tenant, locale), {
    change,
    locale,
    timezone: tenant.timezone,
    centre: centreNameIn(locale, tenant),
  })
  await post(tenant, addressee, letter)
}

async function addresseeOf(notice: Extract<MailJob, { mail: 'notice' }>) {
  const { userId, event, toFormerAddress } = notice
  const addressee = await findRecipient(userId, kindOfEvent(event))
  if (!addressee || !toFormerAddress) return addressee
  const email = await findFormerEmail(userId)
  return email ? { ...addressee, email } : undefined
}
