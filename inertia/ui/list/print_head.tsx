import { useTranslations } from 'use-intl'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import type { FilterChip } from '~/ui/list/filter_chips'
import classes from '~/ui/list/print_head.module.css'

/** What a printed list says above its rows: the centre, what it is filtered by, and when it was printed. */
export function PrintHead({ chips }: { chips: FilterChip[] }) {
  const t = useTranslations('ui.list')
  const { tenant } = useShared()
  const format = useFormat()
  return (
    <div className={classes.head} aria-hidden>
      <div className={classes.line}>
        <strong>
          <bdi>{tenant?.name}</bdi>
        </strong>
        <span>{format.instant(new Date().toISOString())}</span>
      </div>
      <div>
        {chips.length === 0
          ? t('print_unfiltered')
          : chips.map(({ id, name, value }) => (
              <span key={id} className={classes.filter}>
                {name}
                {value && <>: {value}</>}
              </span>
            ))}
      </div>
    </div>
  )
}
