import { Fragment, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { GuardianStatusWord } from '~/components/guardians/guardian_status_word'
import type { GuardianRow } from '~/components/guardians/types'
import { useFormat } from '~/hooks/use_format'
import type { Column } from '~/ui/list/columns/column'
import { PersonCell } from '~/ui/record/person_cell'
import { fullName } from '~/ui/names/names'
import { useNames } from '~/ui/names/use_names'

export function useGuardianColumns(): Column<GuardianRow>[] {
  const t = useTranslations('guardians.columns')
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'name',
        title: t('name'),
        sortable: true,
        cell: (guardian) => (
          <PersonCell
            person={guardian}
            href={urlFor('admin.guardians.show', { id: guardian.id })}
          />
        ),
      },
      {
        id: 'number',
        title: t('number'),
        sortable: true,
        width: 110,
        cell: ({ number }) => <bdi dir="ltr">{number}</bdi>,
      },
      {
        id: 'phone',
        title: t('phone'),
        width: 160,
        cell: ({ phone_written: phone }) => phone && <bdi dir="ltr">{phone}</bdi>,
      },
      {
        id: 'children',
        title: t('children'),
        width: 220,
        cell: (guardian) => <FirstChildren guardian={guardian} />,
      },
      {
        id: 'status',
        title: t('status'),
        sortable: true,
        width: 120,
        cell: (guardian) => <GuardianStatusWord guardian={guardian} />,
      },
      {
        id: 'created_at',
        title: t('created_at'),
        sortable: true,
        width: 130,
        cell: ({ created_at }) => format.dayOf(created_at),
      },
    ],
    [t, format]
  )
}

export function FirstChildren({ guardian }: { guardian: GuardianRow }) {
  const t = useTranslations('guardians')
  const record = useTranslations('ui.record')
  const names = useNames()
  const more = guardian.children - guardian.first_children.length
  return (
    <span>
      {guardian.first_children.map((child, place) => (
        <Fragment key={child.id}>
          {place > 0 && record('comma')}
          <bdi>{names(child).parts.first_name || fullName(child)}</bdi>
        </Fragment>
      ))}{' '}
      {more > 0 && t('more_children', { count: more })}
    </span>
  )
}
