import { useTranslations } from 'use-intl'
import type { EntryCorrections } from '~/components/attendance/types'
import { useOutcomeWords, usePayWords } from '~/components/attendance/use_mark_words'
import { useNames } from '~/ui/names/use_names'
import { ChangeLine, Changes } from '~/ui/record/activity/changes'

type Mark = EntryCorrections['named'][number]['before']

/** Whose marks a correction changed, from what to what. */
export function Corrections({ corrections }: { corrections: EntryCorrections }) {
  const t = useTranslations('attendance')
  const names = useNames()
  const follows = useOutcomeWords()
  const pays = usePayWords()
  const { named, more } = corrections
  return (
    <Changes isFolded={false}>
      {named.map(({ student, before, after }) => {
        const isSameStatus = before?.status === after?.status
        const write = (mark: Mark, other: Mark) =>
          mark
            ? [t(`status.${mark.status}`), isSameStatus && follows(mark, true), pays(mark, other)]
                .filter(Boolean)
                .join(' · ')
            : t('corrections.unmarked')
        return (
          <ChangeLine
            key={student.id}
            label={names(student).lead}
            before={write(before, after)}
            after={write(after, before)}
          />
        )
      })}
      {more > 0 && (
        <div>
          <dt>{t('corrections.more', { count: more })}</dt>
        </div>
      )}
    </Changes>
  )
}
