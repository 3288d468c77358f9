import { Button, Skeleton, VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Choice, Section } from '~/components/search/palette/choice'
import { ChoiceRow } from '~/components/search/palette/choice_row'
import { useFormat } from '~/hooks/use_format'
import { NothingExact } from '~/ui/list/filters/nothing_exact'
import { useAreaName } from '~/ui/use_area_name'
import classes from '~/components/search/palette/results.module.css'

interface ResultsProps {
  query: string
  /** The query its records were found for. */
  foundFor: string
  sections: Section[]
  active: string | undefined
  isBusy: boolean
  isFailing: boolean
  sayAct: (key: string) => string
  onPoint: (id: string) => void
  onTake: (choice: Choice) => void
  onRetry: () => void
}

export function Results(props: ResultsProps) {
  const { query, foundFor, sections, active, isBusy, isFailing, sayAct, onPoint, onTake, onRetry } =
    props
  const t = useTranslations('search')
  const failing = useTranslations('shell.search')('failing')
  const app = useTranslations('app')
  const nameOf = useAreaName()
  const { number } = useFormat()
  const similar = sections.find((section) => 'count' in section && section.isSimilar)
  const guess =
    similar && (similar === sections[0] ? <NothingExact query={foundFor} /> : t('similar'))
  const isFirst = isBusy && !sections.some((section) => 'count' in section)

  return (
    <>
      <div
        id="search-results"
        className={classes.results}
        role="listbox"
        aria-label={t('results')}
        aria-busy={isBusy}
      >
        {sections.map((section) => (
          <div
            key={section.id}
            role="group"
            aria-labelledby={`${section === similar ? 'search-similar ' : ''}search-section-${section.id}`}
            data-stale={(isBusy && 'count' in section) || undefined}
          >
            {section === similar && (
              <div id="search-similar" className={classes.similar}>
                {guess}
              </div>
            )}
            <div id={`search-section-${section.id}`} className={classes.heading}>
              {'count' in section ? nameOf(section.id) : t(`sections.${section.id}`)}
              {'count' in section && section.count !== null && (
                <span className={classes.count}>{number(section.count)}</span>
              )}
            </div>
            {section.choices.map((choice) => (
              <ChoiceRow
                key={choice.id}
                choice={choice}
                isActive={choice.id === active}
                sayAct={sayAct}
                onPoint={() => onPoint(choice.id)}
                onTake={() => onTake(choice)}
              />
            ))}
          </div>
        ))}
      </div>
      {isFirst && <Waiting />}
      <div className={classes.status} role="status">
        {query && !isBusy && told()}
      </div>
      {isFailing && (
        <Button className={classes.retry} variant="default" onClick={onRetry}>
          {app('retry')}
        </Button>
      )}
    </>
  )

  function told() {
    if (isFailing) return <p>{failing}</p>
    const choices = sections.flatMap((section) => section.choices)
    const count = choices.filter(({ is }) => is !== 'all').length
    if (count === 0) return <p>{t('none')}</p>
    return (
      <VisuallyHidden>
        {guess} {t('shown', { count })}
      </VisuallyHidden>
    )
  }
}

/** Seen when the first answer takes longer than a moment. */
const Waiting = () => (
  <div className={classes.waiting} aria-hidden="true">
    {[60, 45, 55].map((width) => (
      <div key={width} className={classes.coming}>
        <Skeleton circle height={32} />
        <Skeleton height={12} width={`${width}%`} />
      </div>
    ))}
  </div>
)
