import { NewFamilyButton } from '~/components/families/new_family_button'
import type { GuardianList, GuardianQuery } from '~/components/guardians/types'
import { useGuardianList } from '~/components/guardians/use_guardian_list'
import type { ListSettings } from '~/ui/list/list_description'
import { RecordList } from '~/ui/list/record_list'
import type { Abilities } from '~/ui/record/types'

interface GuardiansIndexProps {
  guardians: GuardianList
  query: GuardianQuery
  can: Abilities
  list: ListSettings
}

export default function GuardiansIndex({ guardians, query, can, list }: GuardiansIndexProps) {
  const description = useGuardianList()
  return (
    <RecordList
      {...description}
      page={guardians}
      query={query}
      can={can}
      settings={list}
      beside={<NewFamilyButton />}
    />
  )
}
