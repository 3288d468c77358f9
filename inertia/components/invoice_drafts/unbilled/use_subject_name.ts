import { useTranslations } from 'use-intl'
import { nameIn } from '#domain/shared/text/person_names'
import type { UnbilledSubject } from '~/components/invoice_drafts/types'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import { isolate } from '~/ui/isolate'
import { useBothNames } from '~/ui/names/both_names'
import { useNames } from '~/ui/names/use_names'

/** Says in a sentence to whom or what the page is narrowed. */
export function useSubjectName() {
  const t = useTranslations('invoice_drafts.subject')
  const people = useNames()
  const titles = useBothNames()
  const format = useFormat()
  const { locale } = useShared().app
  return ({ kind, day, student, household, group }: UnbilledSubject) => {
    const family = household && nameIn(locale, [household.name, household.name_other])
    const title = group && (titles(group).lead || group.code)
    const name = isolate(family ?? title ?? (student ? people(student).lead : ''))
    return kind === 'session' ? t('session', { day: format.day(day!), name }) : t(kind, { name })
  }
}
