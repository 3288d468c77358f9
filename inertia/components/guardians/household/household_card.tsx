import { Link } from '@adonisjs/inertia/react'
import { Anchor, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { recordUrls } from '~/ui/record/record_urls'
import type { Household } from '~/components/guardians/types'
import { Fact } from '~/ui/record/facts_card'
import { useNames } from '~/ui/names/use_names'
import classes from '~/ui/record/record.module.css'
import own from '~/components/guardians/guardians.module.css'

interface HouseholdCardProps {
  household: Household | null
  student?: string
  action?: ReactNode
}

export function HouseholdCard({ household, student, action }: HouseholdCardProps) {
  const t = useTranslations('guardians.household')
  return (
    <section className={classes.card}>
      <div className={own.heading}>
        <Title order={2}>{household ? t('of', { number: household.number }) : t('title')}</Title>
        {action}
      </div>
      {household ? (
        <dl className={`${classes.details} ${classes.contact}`}>
          <Fact label={t('name')}>
            <bdi>{household.name}</bdi>
          </Fact>
          <Fact label={t('pays')}>
            <Payer household={household} />
          </Fact>
          <Fact label={t('members')}>
            <Members household={household} student={student} />
          </Fact>
        </dl>
      ) : (
        <Text c="dimmed" mt="xs">
          {t('none')}
        </Text>
      )}
    </section>
  )
}

function Payer({ household }: { household: Household }) {
  const names = useNames()
  const { payer, payer_kind: kind } = household
  if (!payer) return <bdi>{household.company_name}</bdi>
  const urls = kind === 'guardian' ? recordUrls('guardians') : recordUrls('students')
  return (
    <Anchor component={Link} href={urls.show(payer.id)}>
      <bdi>{names(payer).lead}</bdi>
    </Anchor>
  )
}

function Members({ household, student }: { household: Household; student?: string }) {
  const names = useNames()
  return (
    <ul className={own.members}>
      {household.students.map((member) => (
        <li key={member.id}>
          {member.id === student ? (
            <bdi>{names(member).lead}</bdi>
          ) : (
            <Anchor component={Link} href={urlFor('admin.students.show', { id: member.id })}>
              <bdi>{names(member).lead}</bdi>
            </Anchor>
          )}
        </li>
      ))}
    </ul>
  )
}
