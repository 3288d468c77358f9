import { router } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { Question } from '~/components/users/ask_dialog'
import type { Abilities, UserDetail } from '~/components/users/types'
import { Menu } from '~/ui/menu/menu'

interface UserMenuProps {
  user: UserDetail
  can: Abilities
  onAsk: (question: Question) => void
}

export function UserMenu({ user, can, onAsk }: UserMenuProps) {
  const t = useTranslations('users.acts')
  const { id, status, archived_at, second_factor } = user
  const ask = (question: Question) => (
    <Menu.Item key={question} onClick={() => onAsk(question)}>
      {t(question)}
    </Menu.Item>
  )
  const send = (act: 'resend' | 'copy' | 'restore' | 'reactivate', run: () => void) => (
    <Menu.Item key={act} onClick={run}>
      {t(act)}
    </Menu.Item>
  )
  const options = { preserveScroll: true }
  if (archived_at) {
    return (
      can.update &&
      send('restore', () => router.delete(urlFor('admin.users.archive.store', { id }), options))
    )
  }
  const isInvited = status === 'invited'
  return [
    isInvited &&
      can.create &&
      send('resend', () =>
        router.post(urlFor('admin.users.invitation.store', { id }), {}, options)
      ),
    isInvited &&
      can.create &&
      send('copy', () => router.post(urlFor('admin.users.link.store', { id }), {}, options)),
    isInvited && can.create && ask('revoke'),
    status === 'active' && can.update && ask('sign_out'),
    second_factor && can.update && ask('reset_factors'),
    status === 'active' && can.update && ask('suspend'),
    status === 'suspended' &&
      can.update &&
      send('reactivate', () =>
        router.delete(urlFor('admin.users.suspension.store', { id }), options)
      ),
    !isInvited && can.delete && ask('archive'),
  ]
}

export const answers: Record<Question, (id: string) => { url: string; method: 'post' | 'delete' }> =
  {
    suspend: (id) => ({ url: urlFor('admin.users.suspension.store', { id }), method: 'post' }),
    archive: (id) => ({ url: urlFor('admin.users.archive.store', { id }), method: 'post' }),
    revoke: (id) => ({ url: urlFor('admin.users.invitation.store', { id }), method: 'delete' }),
    sign_out: (id) => ({ url: urlFor('admin.users.sessions.destroy', { id }), method: 'delete' }),
    reset_factors: (id) => ({
      url: urlFor('admin.users.factors.destroy', { id }),
      method: 'delete',
    }),
  }
