import { IssueLink } from '#domain/access/links/actions/issue_link'
import { SendLink } from '#domain/access/links/actions/send_link'
import { openPoint } from '#tests/helpers/attendance/check_in'
import { askToJoin } from '#tests/helpers/access/access_requests'
import {
  type Account,
  type Centre,
  createAdministrator,
  createCentre,
} from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { writeLetters } from '#tests/helpers/mail/mailbox'
import type { Stage, VisitedPage } from '#tests/helpers/pages/visited_page'
import { withAuthenticator } from '#tests/helpers/access/second_factors'

export async function doorPages(stage: Stage): Promise<VisitedPage[]> {
  const { centre, admin, manager, student } = stage
  const closed = await createCentre()
  const password = await linkTo(manager, 'password')
  const invitation = await linkTo(admin, 'invitation')
  const proof = await linkTo(student, 'email', student.email)
  const guarded = await withFactors(centre)
  await askToJoin(centre, newcomer)
  for (const { userId } of [admin, manager]) {
    await new SendLink().execute({ tenantId: centre.id, userId, purpose: 'email' })
  }
  await writeLetters()
  const { token: device } = await openPoint(centre)
  const sent = { account: student, flash: { sent: true } }
  const demonstration = { DEMO: true }
  return [
    { name: 'welcome', path: '/' },
    { name: 'installation', path: '/', host: 'localhost' },
    { name: 'admin-login', path: '/admin/login' },
    { name: 'instructor-login', path: '/instructor/login' },
    { name: 'student-login', path: '/login' },
    { name: 'reset-password', path: `/admin/reset-password/${password}` },
    { name: 'invitation', path: `/admin/reset-password/${invitation}` },
    { name: 'confirm-password', path: '/admin/confirm-password', account: admin },
    { name: 'confirm-passkey', path: '/admin/confirm-password', account: guarded },
    { name: 'locked', path: '/admin/locked', account: admin, locked: true },
    { name: 'locked-passkey', path: '/admin/locked', account: guarded, locked: true },
    { name: 'open-centre', path: '/admin/register', host: 'localhost' },
    {
      name: 'open-centre-closed',
      path: '/admin/register',
      host: 'localhost',
      settings: { SIGNUP: 'closed' },
    },
    { name: 'hand-off', path: '/admin/hand-off#token', holds: '/admin/hand-off' },
    { name: 'by-invitation', path: '/admin/register' },
    { name: 'join', path: '/register' },
    { name: 'join-sent', path: '/register', ...sent },
    { name: 'join-closed', path: '/register', host: closed.host },
    { name: 'forgot-password', path: '/forgot-password' },
    { name: 'forgot-password-sent', path: '/forgot-password', ...sent },
    { name: 'confirm-email', path: `/verify-email/${proof}` },
    { name: 'verify-email', path: '/admin/verify-email', account: admin },
    { name: 'two-factor', path: '/admin/two-factor', account: guarded, waiting: true },
    { name: 'two-factor-setup', path: '/admin/two-factor/setup', account: admin },
    { name: 'check-in', path: '/check-in', device },
    { name: 'check-in-closed', path: '/check-in' },
    { name: 'mailbox', path: '/mailbox', settings: demonstration },
    { name: 'mailbox-empty', path: '/mailbox', host: closed.host, settings: demonstration },
  ]
}

async function linkTo(
  { centre, userId }: Account,
  purpose: 'password' | 'invitation' | 'email',
  email?: string
) {
  const made = await new IssueLink().execute({ tenantId: centre.id, userId, purpose, email })
  return made.token
}

async function withFactors(centre: Centre) {
  const account = await createAdministrator(centre)
  await withAuthenticator(account)
  await insert(centre, 'passkeys', {
    id: account.userId,
    user_id: account.userId,
    rp_id: centre.host,
    credential_id: account.userId,
    public_key: Buffer.from('key'),
    name: 'Phone',
  })
  return account
}

const newcomer = {
  firstName: 'هند',
  lastName: 'السالم',
  email: 'hind@example.test',
  message: 'أرغب في الانضمام إلى دورة اللغة الإنجليزية للمبتدئين.',
}
