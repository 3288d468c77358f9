import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ChoiceValues } from '~/ui/list/filters/choice_values'
import DayRange from '~/ui/list/filters/day_range'
import type { FilterProps } from '~/ui/list/filters/filter'
import { chosenCount, chosenOf, dayOf } from '~/ui/list/filters/filter_values'
import type { FilterPart } from '~/ui/list/list_description'
import SearchedValues from '~/ui/list/filters/searched_values'
import classes from '~/ui/list/filters/folded_filters.module.css'

type FoldedFiltersProps = Omit<FilterProps, 'filter'> & { filters: FilterPart[] }

export default function FoldedFilters({ filters, query, change }: FoldedFiltersProps) {
  const t = useTranslations('ui.list')
  const [open, setOpen] = useState<string | null>(null)
  return (
    <div className={classes.filters}>
      {filters.map((filter) => {
        const { name, label } = filter
        const count = chosenCount(query, filter)
        const isOpen = open === name
        return (
          <section key={name}>
            <button
              type="button"
              className={classes.name}
              aria-expanded={isOpen}
              onClick={() => setOpen(isOpen ? null : name)}
            >
              {count > 0 ? t('filter_chosen', { label, count }) : label}
              <IconChevronDown size={16} aria-hidden />
            </button>
            {isOpen && (
              <div className={classes.values}>
                <Values filter={filter} query={query} change={change} />
              </div>
            )}
          </section>
        )
      })}
    </div>
  )
}

function Values({ filter, query, change }: FilterProps) {
  const { kind, name, label } = filter
  const value = chosenOf(query, name)
  const onChange = (chosen: string[]) => change({ [name]: chosen })
  if (kind === 'choice')
    return <ChoiceValues label={label} options={filter.options} value={value} onChange={onChange} />
  if (kind === 'searched')
    return <SearchedValues filter={filter} value={value} onChange={onChange} />
  const [from, to] = [`${name}_from`, `${name}_to`]
  return (
    <DayRange
      name={name}
      from={dayOf(query, from)}
      to={dayOf(query, to)}
      onFrom={(day) => change({ [from]: day })}
      onTo={(day) => change({ [to]: day })}
    />
  )
}
