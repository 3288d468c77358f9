import { Link } from '@adonisjs/inertia/react'
import { Button, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { linkTimes } from '#domain/access/links/rules/link'
import { urlFor } from '~/client'
import { AskDialog, type Question } from '~/components/users/ask_dialog'
import { LinkDialog } from '~/components/users/link_dialog'
import type { Abilities, Standing, UserDetail } from '~/components/users/types'
import { answers, UserMenu } from '~/components/users/user_menu'
import { UserStatusWord } from '~/components/users/user_status_word'
import { Avatar } from '~/ui/avatar'
import { PageHeader } from '~/ui/page/page_header'
import { useNames } from '~/ui/names/use_names'
import { useRelativeTime } from '~/ui/use_relative_time'
import classes from '~/ui/record/names.module.css'

interface UserHeaderProps {
  user: UserDetail
  standing: Standing
  can: Abilities
}

export function UserHeader({ user, standing, can }: UserHeaderProps) {
  const t = useTranslations('users')
  const ago = useRelativeTime()
  const [question, setQuestion] = useState<Question | null>(null)
  const { lead, other, parts } = useNames()(user)
  const mayEdit = can.update && standing !== 'stronger' && !user.archived_at
  const isWaiting = user.status === 'invited' && user.invited_at && !user.archived_at
  return (
    <>
      <PageHeader
        title={lead}
        heading={
          <span className={classes.identity}>
            <Avatar person={{ ...parts, photo: user.photo }} size={56} />
            <span className={classes.names}>
              <bdi>{lead}</bdi>
              {other && (
                <Text span display="block" c="dimmed">
                  <bdi>{other}</bdi>
                </Text>
              )}
            </span>
          </span>
        }
        lead={
          <span className={classes.meta}>
            <UserStatusWord user={user} />
            <bdi dir="ltr">{user.email}</bdi>
            {isWaiting && (
              <span>
                {t('show.waiting', { when: ago(user.invited_at!), ...linkTimes.invitation })}
              </span>
            )}
          </span>
        }
        crumbs={[{ label: t('title'), href: urlFor('admin.users.index') }]}
        primary={
          mayEdit && (
            <Button
              component={Link}
              href={urlFor('admin.users.edit', { id: user.id })}
              leftSection={<IconPencil size={16} aria-hidden />}
              data-shortcut="edit"
            >
              {t('acts.edit')}
            </Button>
          )
        }
        menu={
          standing === 'within' &&
          (can.create || can.update || can.delete) && (
            <UserMenu user={user} can={can} onAsk={setQuestion} />
          )
        }
      />
      {standing === 'stronger' && (can.update || can.delete) && (
        <Text c="dimmed">{t('show.stronger')}</Text>
      )}
      {question && (
        <AskDialog
          question={question}
          name={lead}
          {...answers[question](user.id)}
          onClose={() => setQuestion(null)}
        />
      )}
      <LinkDialog />
    </>
  )
}
