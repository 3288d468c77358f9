import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PromotionForm } from '~/components/groups/promotion/promotion_form'
import type { GroupDetail, MoveOutcome, RosterRow, TargetOption } from '~/components/groups/types'
import { useBothNames } from '~/ui/names/both_names'
import { PageHeader } from '~/ui/page/page_header'

interface GroupPromotionProps {
  group: GroupDetail
  roster: RosterRow[]
  targets: TargetOption[]
  target: string | null
  except: string[]
  preview: Record<string, MoveOutcome>
  results: { id: string; outcome: MoveOutcome }[] | null
  today: string
}

export default function GroupPromotion(props: GroupPromotionProps) {
  const { group } = props
  const t = useTranslations('groups')
  const { title_en, title_ar } = group
  const name = useBothNames()({ title_en, title_ar }).lead
  return (
    <>
      <PageHeader
        title={t('promotion.title')}
        lead={t('promotion.lead', { group: name })}
        crumbs={[
          { label: t('title'), href: urlFor('admin.groups.index') },
          { label: name, href: urlFor('admin.groups.show', { id: group.id }) },
        ]}
      />
      <PromotionForm {...props} />
    </>
  )
}
