import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import type { GuardianRow } from '~/components/guardians/types'
import { fullName } from '~/ui/names/names'
import { useNames } from '~/ui/names/use_names'

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
