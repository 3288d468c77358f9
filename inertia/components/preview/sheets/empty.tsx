import { Button } from '@mantine/core'
import { IconInbox, IconPlus, IconUsers } from '@tabler/icons-react'
import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { sampleUrls } from '~/components/preview/sample/sample_urls'
import { useSampleControls } from '~/components/preview/sample/use_sample_controls'
import { useSampleFilters } from '~/components/preview/sample/use_sample_filters'
import { Specimen, State } from '~/components/preview/specimen'
import { PageSkeleton } from '~/layouts/page/page_skeleton'
import { ChoiceValues } from '~/ui/list/filters/choice_values'
import { FilterChips } from '~/ui/list/filters/filter_chips'
import { useFilterChips } from '~/ui/list/filters/use_filter_chips'
import { FirstUse } from '~/ui/list/first_use'
import { NoResults } from '~/ui/list/no_results'
import { EmptyState } from '~/ui/page/empty_state'
import { RecordActivity } from '~/ui/record/activity/record_activity'

/** What is shown where there is nothing: yet, any more, or for this person. */
export function Empty() {
  const t = useTranslations('preview')
  const chips = useFilterChips(useSampleControls({ q: t('sample.value') }), useSampleFilters())
  const press = () => router.flash(() => ({ notice: t('pressed') }))
  const add = (
    <Button
      component={Link}
      href={sampleUrls.create()}
      leftSection={<IconPlus size={16} aria-hidden />}
    >
      {t('add')}
    </Button>
  )
  const icon = <IconUsers size={24} />
  return (
    <>
      <Specimen of="FirstUse" isWide>
        <State is="ready">
          <FirstUse area="preview" icon={icon} add={add} bring={sampleUrls.import()} />
        </State>
        <State is="forbidden">
          <FirstUse area="preview" icon={icon} add={false} />
        </State>
      </Specimen>
      <Specimen of="NoResults" isWide>
        <State is="nothing">
          <NoResults filters={<FilterChips chips={chips} />} onClear={press} />
        </State>
      </Specimen>
      <Specimen of="EmptyState">
        <State is="ready">
          <EmptyState
            icon={<IconInbox size={24} />}
            title={t('sample.section')}
            text={t('sample.help')}
            actions={<Button onClick={press}>{t('sample.act')}</Button>}
          />
        </State>
        <State is="long">
          <EmptyState title={t('sample.long_label')} text={t('sample.long')} />
        </State>
      </Specimen>
      <Specimen of="RecordActivity">
        <State is="nothing">
          <RecordActivity area="preview" activity={[]} />
        </State>
      </Specimen>
      <Specimen of="ChoiceValues">
        <State is="nothing">
          <ChoiceValues label={t('filters.group')} options={[]} value={[]} onChange={press} />
        </State>
      </Specimen>
      <Specimen of="PageSkeleton" isWide>
        <State is="loading">
          <PageSkeleton />
        </State>
      </Specimen>
    </>
  )
}
