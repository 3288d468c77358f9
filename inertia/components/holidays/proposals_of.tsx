import { router } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { BranchOrWholeField } from '~/components/branches/branch_or_whole_field'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { useCountries } from '~/ui/form/fields/use_countries'
import { FormSection } from '~/ui/form/form_section'

interface ProposalsOfProps {
  country: string
  countries: string[]
  year: number
  years: number[]
  branch: string | null
}

/** Which country's holidays are looked at, of which year, and for which branch. */
export function ProposalsOf({ country, countries, year, years, branch }: ProposalsOfProps) {
  const t = useTranslations('holidays.proposals')
  const known = useCountries().filter(({ value }) => countries.includes(value))
  const look = (asked: { country?: string; year?: string; branch?: string }) =>
    router.get(
      urlFor('admin.holiday_proposals.index'),
      { country, year: String(year), ...(branch && { branch }), ...asked },
      { preserveState: true, preserveScroll: true, replace: true }
    )
  return (
    <FormSection title={t('of')} help={t('of_help')}>
      <ChoiceField
        field={{ name: 'country', value: country, onChange: (value) => look({ country: value }) }}
        label={t('country')}
        choices={known}
        searchable
      />
      <ChoiceField
        field={{ name: 'year', value: String(year), onChange: (value) => look({ year: value }) }}
        label={t('year')}
        choices={years.map((one) => ({ value: String(one), label: String(one) }))}
      />
      <BranchOrWholeField
        field={{
          name: 'branch',
          value: branch ?? '',
          onChange: (value) => look({ branch: value }),
        }}
        label={t('branch')}
      />
    </FormSection>
  )
}
