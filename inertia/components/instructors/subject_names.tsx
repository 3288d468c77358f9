import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { useBothNames } from '~/ui/names/both_names'

type Named = { code: string; name_en: string | null; name_ar: string | null }

export function SubjectNames({ named }: { named: Named[] }) {
  const names = useBothNames()
  const comma = useTranslations('ui.record')('comma')
  return (
    <span>
      {named.map((one, place) => (
        <Fragment key={one.code}>
          {place > 0 && comma}
          <bdi>{names(one).lead}</bdi>
        </Fragment>
      ))}
    </span>
  )
}
