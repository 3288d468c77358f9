import { useTranslations } from 'use-intl'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import type { FilterChip } from '~/ui/list/filters/filter_chips'
import type { PageMeta } from '~/ui/list/pager'
import classes from '~/ui/list/print_head.module.css'

interface PrintHeadProps {
  chips: FilterChip[]
  meta: PageMeta
}

export function PrintHead({ chips, meta }: PrintHeadProps) {
  const t = useTranslations('ui.list')
  const { tenant } = useShared()
  const format = useFormat()
  const first = (meta.page - 1) * meta.per + 1
  const last = Math.min(meta.page * meta.per, meta.total)
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
      {meta.last_page > 1 && (
        <div>
          {t(meta.is_more ? 'print_part_more' : 'print_part', { first, last, total: meta.total })}
        </div>
      )}
    </div>
  )
}
