import { Link } from '@adonisjs/inertia/react'
import { Anchor, Group, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { AddSiblingButton } from '~/components/families/add_sibling_button'
import { BillHouseholdButton } from '~/components/guardians/household/bill_household_button'
import { HouseholdCard } from '~/components/guardians/household/household_card'
import type { StudentFamily } from '~/components/guardians/types'
import { useNames } from '~/ui/names/use_names'
import record from '~/ui/record/record.module.css'
import classes from '~/components/guardians/guardians.module.css'

interface FamilyCardProps {
  student: { id: string }
  family: StudentFamily
}

export function FamilyCard({ student, family }: FamilyCardProps) {
  const t = useTranslations('guardians')
  const names = useNames()
  const { household } = family
  return (
    <>
      <section className={record.card}>
        <div className={classes.heading}>
          <Title order={2}>{t('of_student.title')}</Title>
          <Anchor
            component={Link}
            href={`${urlFor('admin.students.show', { id: student.id })}?tab=guardians`}
            size="sm"
          >
            {t('of_student.manage')}
          </Anchor>
        </div>
        {family.guardians.length === 0 && (
          <Text c="dimmed" mt="xs">
            {t('of_student.empty')}
          </Text>
        )}
        <ul className={classes.members}>
          {family.guardians.map((guardian) => (
            <li key={guardian.id}>
              <Anchor component={Link} href={urlFor('admin.guardians.show', { id: guardian.id })}>
                <bdi>{names(guardian).lead}</bdi>
              </Anchor>{' '}
              <Text span size="sm" c="dimmed">
                {t(`relation.${guardian.relation}`)}
              </Text>
              {guardian.phone && (
                <Text component="div" size="sm">
                  <Anchor href={`tel:${guardian.phone}`}>
                    <bdi dir="ltr">{guardian.phone_written}</bdi>
                  </Anchor>
                </Text>
              )}
            </li>
          ))}
        </ul>
      </section>
      {household && (
        <HouseholdCard
          household={household}
          student={student.id}
          action={
            <Group gap="xs">
              <BillHouseholdButton household={household.id} />
              <AddSiblingButton kin={{ household: household.id }} />
            </Group>
          }
        />
      )}
    </>
  )
}
