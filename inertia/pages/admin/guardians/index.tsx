import { NewFamilyButton } from '~/components/families/new_family_button'
import type { GuardianList, GuardianQuery, GuardianRow } from '~/components/guardians/types'
import type { ListDescription, ListSettings } from '~/ui/list/list_description'
import { RecordList } from '~/ui/list/record_list'
import type { Abilities } from '~/ui/record/types'
import { IconUsersGroup } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { recordUrls } from '~/ui/record/record_urls'
import { GuardianStatusWord } from '~/components/guardians/guardian_status_word'
import { guardianStatuses } from '#domain/people/guardians/rules/guardian'
import { FirstChildren, useGuardianColumns } from '~/components/guardians/use_guardian_columns'
import { useNames } from '~/ui/names/use_names'
import { Text } from '@mantine/core'
import { urlFor } from '~/client'
import { PersonCell } from '~/ui/record/person_cell'
import classes from '~/ui/list/record_list.module.css'

interface GuardiansIndexProps {
  guardians: GuardianList
  query: GuardianQuery
  can: Abilities
  list: ListSettings
}

export default function GuardiansIndex({ guardians, query, can, list }: GuardiansIndexProps) {
  const description = useGuardianList()
  return (
    <RecordList
      {...description}
      page={guardians}
      query={query}
      can={can}
      settings={list}
      beside={<NewFamilyButton />}
    />
  )
}

function useGuardianList(): ListDescription<GuardianRow> {
  const t = useTranslations('guardians.filters')
  const names = useNames()
  return {
    area: 'guardians',
    icon: <IconUsersGroup size={24} />,
    urls: recordUrls('guardians'),
    columns: useGuardianColumns(),
    card: (guardian) => <GuardianCard guardian={guardian} />,
    name: (guardian) => names(guardian).lead,
    filters: [
      {
        kind: 'choice',
        name: 'status',
        label: t('status'),
        options: guardianStatuses.map((status) => ({
          value: status,
          label: <GuardianStatusWord guardian={{ status, archived_at: null }} />,
        })),
      },
      {
        kind: 'days',
        name: 'created',
        label: t('created'),
        from: t('created_from'),
        to: t('created_to'),
      },
    ],
  }
}

function GuardianCard({ guardian }: { guardian: GuardianRow }) {
  return (
    <>
      <div className={classes.cardHead}>
        <PersonCell person={guardian} href={urlFor('admin.guardians.show', { id: guardian.id })} />
      </div>
      <div className={classes.facts}>
        {guardian.phone_written && (
          <Text size="sm" c="dimmed" component="span">
            <bdi dir="ltr">{guardian.phone_written}</bdi>
          </Text>
        )}
        {guardian.children > 0 && (
          <Text size="sm" c="dimmed" component="span">
            <FirstChildren guardian={guardian} />
          </Text>
        )}
        <GuardianStatusWord guardian={guardian} />
      </div>
    </>
  )
}
