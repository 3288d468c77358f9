import { Button, Loader, Radio, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { mayTakeOver } from '~/components/substitution/by_freedom'
import { SubstituteList } from '~/components/substitution/substitute_list'
import type { Substitute } from '~/components/substitution/types'
import { useReasons } from '~/components/substitution/use_reasons'
import type { Binding } from '~/ui/form/binding'
import { findChoices } from '~/ui/form/fields/choice/find_choices'
import { useFieldFrame } from '~/ui/form/fields/use_field_frame'
import { useNames } from '~/ui/names/use_names'
import classes from '~/components/substitution/substitution.module.css'

/** A longer list is searched by name. */
const mostAtAGlance = 8

interface SubstituteChoiceListProps {
  substitutes: Substitute[] | null | undefined
  retry: () => void
  field: Binding<string>
}

/** Everybody who could take over, the best first, with what speaks for and against them. */
export function SubstituteChoiceList({ substitutes, retry, field }: SubstituteChoiceListProps) {
  const t = useTranslations('substitution')
  const label = useTranslations('sessions.fields')('substitute')
  const names = useNames()
  const [search, setSearch] = useState('')
  const { name, error, classNames, ...frame } = useFieldFrame(field, { label, required: true })
  if (substitutes === undefined) return <Loader size="sm" aria-label={t('loading')} />
  if (substitutes === null) {
    return (
      <Text role="alert">
        {t('failed')}{' '}
        <Button size="compact-sm" variant="default" onClick={retry}>
          {t('retry')}
        </Button>
      </Text>
    )
  }
  if (substitutes.length === 0) return <Text role="status">{t('none.text')}</Text>
  const choices = substitutes.map((one) => ({ one, label: names(one.person).lead }))
  const matching = findChoices(choices, search).map(({ one }) => one)
  return (
    <Radio.Group
      name={name}
      label={frame.label}
      error={error}
      classNames={classNames}
      value={field.value}
      onChange={field.onChange}
      withAsterisk={false}
      required
    >
      {substitutes.length > mostAtAGlance && (
        <TextInput
          mt="xs"
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <div className={classes.choices}>
        <SubstituteList
          substitutes={matching}
          isSearched={search.trim() !== ''}
          row={(one) => <SubstituteChoice key={one.id} substitute={one} />}
        />
      </div>
    </Radio.Group>
  )
}

function SubstituteChoice({ substitute }: { substitute: Substitute }) {
  const name = useNames()(substitute.person).lead
  const { fits, against } = useReasons()(substitute)
  return (
    <li>
      <Radio
        value={substitute.id}
        disabled={!mayTakeOver(substitute)}
        label={<bdi>{name}</bdi>}
        description={[...against, ...fits].join(' · ')}
      />
    </li>
  )
}
