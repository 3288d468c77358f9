import { Text } from '@mantine/core'
import {
  findGuardians,
  type GuardianOption,
} from '~/components/guardians/links/use_guardian_options'
import type { StoredNames } from '#domain/shared/text/person_names'
import { useNames } from '~/ui/names/use_names'

interface GuardianChoiceProps {
  guardian: StoredNames & { phone_written?: string | null }
}

export function GuardianChoice({ guardian }: GuardianChoiceProps) {
  const { phone_written: phone } = guardian
  return (
    <>
      <bdi>{useNames()(guardian).lead}</bdi>
      {phone && (
        <Text span size="sm" c="dimmed" ms="xs">
          <bdi dir="ltr">{phone}</bdi>
        </Text>
      )}
    </>
  )
}

const choiceOf = (guardian: StoredNames & { id: string } & Partial<GuardianOption>) => ({
  value: guardian.id,
  label: <GuardianChoice guardian={guardian} />,
})

export const guardianChoices = {
  of: (guardians: (StoredNames & { id: string })[]) => guardians.map(choiceOf),
  find: async (typed: string, signal: AbortSignal) =>
    (await findGuardians(typed, signal)).map(choiceOf),
}
