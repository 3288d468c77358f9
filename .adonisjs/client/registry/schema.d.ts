/* eslint-disable prettier/prettier */
/// <reference path="../manifest.d.ts" />

import type { ExtractBody, ExtractErrorResponse, ExtractQuery, ExtractQueryForGet, ExtractResponse } from '@tuyau/core/types'
import type { InferInput, SimpleError } from '@vinejs/vine/types'

export type ParamValue = string | number | bigint | boolean

export interface Registry {
  'admin.login': {
    methods: ["GET","HEAD"]
    pattern: '/admin/login'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/sign_ins_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/sign_ins_controller').default['create']>>>
    }
  }
  'admin.login.store': {
    methods: ["POST"]
    pattern: '/admin/login'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/auth_validator').signInValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/auth_validator').signInValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/sign_ins_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/sign_ins_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.logout': {
    methods: ["POST"]
    pattern: '/admin/logout'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/sign_ins_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/sign_ins_controller').default['destroy']>>>
    }
  }
  'admin.password.edit': {
    methods: ["GET","HEAD"]
    pattern: '/admin/reset-password/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/passwords_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/passwords_controller').default['edit']>>>
    }
  }
  'admin.password.update': {
    methods: ["PUT"]
    pattern: '/admin/reset-password/:token'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/auth_validator').choosePasswordValidator)>>
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/auth/auth_validator').choosePasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/passwords_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/passwords_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.two_factor': {
    methods: ["GET","HEAD"]
    pattern: '/admin/two-factor'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/second_factors/two_factor_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/second_factors/two_factor_controller').default['create']>>>
    }
  }
  'admin.two_factor.store': {
    methods: ["POST"]
    pattern: '/admin/two-factor'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').codeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').codeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/second_factors/two_factor_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/second_factors/two_factor_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.two_factor.recovery': {
    methods: ["POST"]
    pattern: '/admin/two-factor/recovery-code'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').recoveryCodeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').recoveryCodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/second_factors/recovery_sign_ins_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/second_factors/recovery_sign_ins_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.two_factor.passkey': {
    methods: ["POST"]
    pattern: '/admin/two-factor/passkey'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').passkeyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').passkeyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/second_factors/passkey_steps_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/second_factors/passkey_steps_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.passkey_login': {
    methods: ["POST"]
    pattern: '/admin/passkey-login'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').passkeyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').passkeyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/second_factors/passkey_sign_ins_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/second_factors/passkey_sign_ins_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.passkey_challenge': {
    methods: ["POST"]
    pattern: '/admin/passkey-challenge'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').challengeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').challengeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/second_factors/passkey_challenges_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/second_factors/passkey_challenges_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.confirm': {
    methods: ["GET","HEAD"]
    pattern: '/admin/confirm-password'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/proofs/confirmations_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/proofs/confirmations_controller').default['create']>>>
    }
  }
  'admin.confirm.store': {
    methods: ["POST"]
    pattern: '/admin/confirm-password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/auth_validator').proofValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/auth_validator').proofValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/proofs/confirmations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/proofs/confirmations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.confirm.passkey': {
    methods: ["POST"]
    pattern: '/admin/confirm-password/passkey'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').passkeyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').passkeyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/proofs/passkey_confirmations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/proofs/passkey_confirmations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.proof_challenge': {
    methods: ["POST"]
    pattern: '/admin/proof-challenge'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/proofs/proof_challenges_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/proofs/proof_challenges_controller').default['store']>>>
    }
  }
  'admin.lock': {
    methods: ["POST"]
    pattern: '/admin/lock'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/auth_validator').lockValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/auth_validator').lockValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/proofs/locks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/proofs/locks_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.locked': {
    methods: ["GET","HEAD"]
    pattern: '/admin/locked'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/proofs/locks_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/proofs/locks_controller').default['show']>>>
    }
  }
  'admin.unlock': {
    methods: ["POST"]
    pattern: '/admin/unlock'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/auth_validator').unlockValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/auth_validator').unlockValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/proofs/locks_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/proofs/locks_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.unlock.passkey': {
    methods: ["POST"]
    pattern: '/admin/unlock/passkey'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').passkeyUnlockValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').passkeyUnlockValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/proofs/passkey_unlocks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/proofs/passkey_unlocks_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.logout.refused': {
    methods: ["GET","HEAD"]
    pattern: '/admin/logout'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'instructor.login': {
    methods: ["GET","HEAD"]
    pattern: '/instructor/login'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/sign_ins_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/sign_ins_controller').default['create']>>>
    }
  }
  'instructor.login.store': {
    methods: ["POST"]
    pattern: '/instructor/login'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/auth_validator').signInValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/auth_validator').signInValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/sign_ins_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/sign_ins_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'instructor.logout': {
    methods: ["POST"]
    pattern: '/instructor/logout'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/sign_ins_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/sign_ins_controller').default['destroy']>>>
    }
  }
  'instructor.password.edit': {
    methods: ["GET","HEAD"]
    pattern: '/instructor/reset-password/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/passwords_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/passwords_controller').default['edit']>>>
    }
  }
  'instructor.password.update': {
    methods: ["PUT"]
    pattern: '/instructor/reset-password/:token'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/auth_validator').choosePasswordValidator)>>
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/auth/auth_validator').choosePasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/passwords_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/passwords_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'instructor.two_factor': {
    methods: ["GET","HEAD"]
    pattern: '/instructor/two-factor'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/second_factors/two_factor_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/second_factors/two_factor_controller').default['create']>>>
    }
  }
  'instructor.two_factor.store': {
    methods: ["POST"]
    pattern: '/instructor/two-factor'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').codeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').codeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/second_factors/two_factor_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/second_factors/two_factor_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'instructor.two_factor.recovery': {
    methods: ["POST"]
    pattern: '/instructor/two-factor/recovery-code'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').recoveryCodeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').recoveryCodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/second_factors/recovery_sign_ins_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/second_factors/recovery_sign_ins_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'instructor.two_factor.passkey': {
    methods: ["POST"]
    pattern: '/instructor/two-factor/passkey'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').passkeyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').passkeyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/second_factors/passkey_steps_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/second_factors/passkey_steps_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'instructor.passkey_login': {
    methods: ["POST"]
    pattern: '/instructor/passkey-login'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').passkeyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').passkeyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/second_factors/passkey_sign_ins_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/second_factors/passkey_sign_ins_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'instructor.passkey_challenge': {
    methods: ["POST"]
    pattern: '/instructor/passkey-challenge'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').challengeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').challengeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/second_factors/passkey_challenges_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/second_factors/passkey_challenges_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'instructor.confirm': {
    methods: ["GET","HEAD"]
    pattern: '/instructor/confirm-password'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/proofs/confirmations_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/proofs/confirmations_controller').default['create']>>>
    }
  }
  'instructor.confirm.store': {
    methods: ["POST"]
    pattern: '/instructor/confirm-password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/auth_validator').proofValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/auth_validator').proofValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/proofs/confirmations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/proofs/confirmations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'instructor.confirm.passkey': {
    methods: ["POST"]
    pattern: '/instructor/confirm-password/passkey'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').passkeyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').passkeyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/proofs/passkey_confirmations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/proofs/passkey_confirmations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'instructor.proof_challenge': {
    methods: ["POST"]
    pattern: '/instructor/proof-challenge'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/proofs/proof_challenges_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/proofs/proof_challenges_controller').default['store']>>>
    }
  }
  'instructor.lock': {
    methods: ["POST"]
    pattern: '/instructor/lock'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/auth_validator').lockValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/auth_validator').lockValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/proofs/locks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/proofs/locks_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'instructor.locked': {
    methods: ["GET","HEAD"]
    pattern: '/instructor/locked'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/proofs/locks_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/proofs/locks_controller').default['show']>>>
    }
  }
  'instructor.unlock': {
    methods: ["POST"]
    pattern: '/instructor/unlock'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/auth_validator').unlockValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/auth_validator').unlockValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/proofs/locks_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/proofs/locks_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'instructor.unlock.passkey': {
    methods: ["POST"]
    pattern: '/instructor/unlock/passkey'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').passkeyUnlockValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').passkeyUnlockValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/proofs/passkey_unlocks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/proofs/passkey_unlocks_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'instructor.logout.refused': {
    methods: ["GET","HEAD"]
    pattern: '/instructor/logout'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'login': {
    methods: ["GET","HEAD"]
    pattern: '/login'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/sign_ins_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/sign_ins_controller').default['create']>>>
    }
  }
  'login.store': {
    methods: ["POST"]
    pattern: '/login'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/auth_validator').signInValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/auth_validator').signInValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/sign_ins_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/sign_ins_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'logout': {
    methods: ["POST"]
    pattern: '/logout'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/sign_ins_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/sign_ins_controller').default['destroy']>>>
    }
  }
  'password.edit': {
    methods: ["GET","HEAD"]
    pattern: '/reset-password/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/passwords_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/passwords_controller').default['edit']>>>
    }
  }
  'password.update': {
    methods: ["PUT"]
    pattern: '/reset-password/:token'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/auth_validator').choosePasswordValidator)>>
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/auth/auth_validator').choosePasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/passwords_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/passwords_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'two_factor': {
    methods: ["GET","HEAD"]
    pattern: '/two-factor'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/second_factors/two_factor_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/second_factors/two_factor_controller').default['create']>>>
    }
  }
  'two_factor.store': {
    methods: ["POST"]
    pattern: '/two-factor'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').codeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').codeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/second_factors/two_factor_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/second_factors/two_factor_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'two_factor.recovery': {
    methods: ["POST"]
    pattern: '/two-factor/recovery-code'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').recoveryCodeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').recoveryCodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/second_factors/recovery_sign_ins_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/second_factors/recovery_sign_ins_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'two_factor.passkey': {
    methods: ["POST"]
    pattern: '/two-factor/passkey'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').passkeyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').passkeyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/second_factors/passkey_steps_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/second_factors/passkey_steps_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'passkey_login': {
    methods: ["POST"]
    pattern: '/passkey-login'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').passkeyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').passkeyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/second_factors/passkey_sign_ins_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/second_factors/passkey_sign_ins_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'passkey_challenge': {
    methods: ["POST"]
    pattern: '/passkey-challenge'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').challengeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').challengeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/second_factors/passkey_challenges_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/second_factors/passkey_challenges_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'confirm': {
    methods: ["GET","HEAD"]
    pattern: '/confirm-password'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/proofs/confirmations_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/proofs/confirmations_controller').default['create']>>>
    }
  }
  'confirm.store': {
    methods: ["POST"]
    pattern: '/confirm-password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/auth_validator').proofValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/auth_validator').proofValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/proofs/confirmations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/proofs/confirmations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'confirm.passkey': {
    methods: ["POST"]
    pattern: '/confirm-password/passkey'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').passkeyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').passkeyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/proofs/passkey_confirmations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/proofs/passkey_confirmations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'proof_challenge': {
    methods: ["POST"]
    pattern: '/proof-challenge'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/proofs/proof_challenges_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/proofs/proof_challenges_controller').default['store']>>>
    }
  }
  'lock': {
    methods: ["POST"]
    pattern: '/lock'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/auth_validator').lockValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/auth_validator').lockValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/proofs/locks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/proofs/locks_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'locked': {
    methods: ["GET","HEAD"]
    pattern: '/locked'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/proofs/locks_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/proofs/locks_controller').default['show']>>>
    }
  }
  'unlock': {
    methods: ["POST"]
    pattern: '/unlock'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/auth_validator').unlockValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/auth_validator').unlockValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/proofs/locks_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/proofs/locks_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'unlock.passkey': {
    methods: ["POST"]
    pattern: '/unlock/passkey'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').passkeyUnlockValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/second_factors/second_step_validator').passkeyUnlockValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/proofs/passkey_unlocks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/proofs/passkey_unlocks_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'logout.refused': {
    methods: ["GET","HEAD"]
    pattern: '/logout'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'presence.store': {
    methods: ["POST"]
    pattern: '/presence'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'language.update': {
    methods: ["PUT"]
    pattern: '/language'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/auth_validator').languageValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/auth_validator').languageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/language_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/language_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.password.forgot': {
    methods: ["GET","HEAD"]
    pattern: '/admin/forgot-password'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/forgotten_passwords_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/forgotten_passwords_controller').default['create']>>>
    }
  }
  'admin.password.ask': {
    methods: ["POST"]
    pattern: '/admin/forgot-password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/auth_validator').addressValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/auth_validator').addressValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/forgotten_passwords_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/forgotten_passwords_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.email.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/verify-email'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/email_proofs_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/email_proofs_controller').default['show']>>>
    }
  }
  'admin.email.send': {
    methods: ["POST"]
    pattern: '/admin/verify-email'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/email_proofs_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/email_proofs_controller').default['store']>>>
    }
  }
  'admin.email.edit': {
    methods: ["GET","HEAD"]
    pattern: '/admin/verify-email/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/email_proofs_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/email_proofs_controller').default['edit']>>>
    }
  }
  'admin.email.update': {
    methods: ["PUT"]
    pattern: '/admin/verify-email/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/email_proofs_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/email_proofs_controller').default['update']>>>
    }
  }
  'instructor.password.forgot': {
    methods: ["GET","HEAD"]
    pattern: '/instructor/forgot-password'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/forgotten_passwords_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/forgotten_passwords_controller').default['create']>>>
    }
  }
  'instructor.password.ask': {
    methods: ["POST"]
    pattern: '/instructor/forgot-password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/auth_validator').addressValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/auth_validator').addressValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/forgotten_passwords_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/forgotten_passwords_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'instructor.email.show': {
    methods: ["GET","HEAD"]
    pattern: '/instructor/verify-email'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/email_proofs_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/email_proofs_controller').default['show']>>>
    }
  }
  'instructor.email.send': {
    methods: ["POST"]
    pattern: '/instructor/verify-email'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/email_proofs_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/email_proofs_controller').default['store']>>>
    }
  }
  'instructor.email.edit': {
    methods: ["GET","HEAD"]
    pattern: '/instructor/verify-email/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/email_proofs_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/email_proofs_controller').default['edit']>>>
    }
  }
  'instructor.email.update': {
    methods: ["PUT"]
    pattern: '/instructor/verify-email/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/email_proofs_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/email_proofs_controller').default['update']>>>
    }
  }
  'password.forgot': {
    methods: ["GET","HEAD"]
    pattern: '/forgot-password'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/forgotten_passwords_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/forgotten_passwords_controller').default['create']>>>
    }
  }
  'password.ask': {
    methods: ["POST"]
    pattern: '/forgot-password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/auth_validator').addressValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/auth_validator').addressValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/forgotten_passwords_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/forgotten_passwords_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'email.show': {
    methods: ["GET","HEAD"]
    pattern: '/verify-email'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/email_proofs_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/email_proofs_controller').default['show']>>>
    }
  }
  'email.send': {
    methods: ["POST"]
    pattern: '/verify-email'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/email_proofs_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/email_proofs_controller').default['store']>>>
    }
  }
  'email.edit': {
    methods: ["GET","HEAD"]
    pattern: '/verify-email/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/email_proofs_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/email_proofs_controller').default['edit']>>>
    }
  }
  'email.update': {
    methods: ["PUT"]
    pattern: '/verify-email/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/email_proofs_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/email_proofs_controller').default['update']>>>
    }
  }
  'admin.register': {
    methods: ["GET","HEAD"]
    pattern: '/admin/register'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/centres_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/centres_controller').default['create']>>>
    }
  }
  'admin.register.store': {
    methods: ["POST"]
    pattern: '/admin/register'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/open_centre_validator').openCentreValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/open_centre_validator').openCentreValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/centres_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/centres_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.hand_off': {
    methods: ["GET","HEAD"]
    pattern: '/admin/hand-off'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/hand_offs_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/hand_offs_controller').default['create']>>>
    }
  }
  'admin.hand_off.store': {
    methods: ["POST"]
    pattern: '/admin/hand-off'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/auth_validator').handOffValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/auth_validator').handOffValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/hand_offs_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/hand_offs_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'instructor.register': {
    methods: ["GET","HEAD"]
    pattern: '/instructor/register'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/access_requests_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/access_requests_controller').default['create']>>>
    }
  }
  'instructor.register.store': {
    methods: ["POST"]
    pattern: '/instructor/register'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/join_validator').joinValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/join_validator').joinValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/access_requests_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/access_requests_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'register': {
    methods: ["GET","HEAD"]
    pattern: '/register'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/access_requests_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/access_requests_controller').default['create']>>>
    }
  }
  'register.store': {
    methods: ["POST"]
    pattern: '/register'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/join_validator').joinValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/join_validator').joinValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/access_requests_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/access_requests_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'home': {
    methods: ["GET","HEAD"]
    pattern: '/'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/home_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/home_controller').default['show']>>>
    }
  }
  'logo': {
    methods: ["GET","HEAD"]
    pattern: '/logo'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/logos_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/logos_controller').default['show']>>>
    }
  }
  'mailbox': {
    methods: ["GET","HEAD"]
    pattern: '/mailbox'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/mailbox_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/mailbox_controller').default['show']>>>
    }
  }
  'mailbox.attachment': {
    methods: ["GET","HEAD"]
    pattern: '/mailbox/attachment'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/mailbox_controller').default['download']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/mailbox_controller').default['download']>>>
    }
  }
  'calendar': {
    methods: ["GET","HEAD"]
    pattern: '/calendar'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/calendar/calendar_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/calendar/calendar_controller').default['show']>>>
    }
  }
  'calendar_sessions.index': {
    methods: ["GET","HEAD"]
    pattern: '/calendar/sessions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/portal/calendar/own_calendar_validator').ownCalendarValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/calendar/calendar_sessions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/calendar/calendar_sessions_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'calendar_sessions.show': {
    methods: ["GET","HEAD"]
    pattern: '/calendar/sessions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/calendar/calendar_session_details_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/calendar/calendar_session_details_controller').default['show']>>>
    }
  }
  'own_sessions.show': {
    methods: ["GET","HEAD"]
    pattern: '/sessions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/attendance/own_sessions_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/attendance/own_sessions_controller').default['show']>>>
    }
  }
  'own_lesson_notes.update': {
    methods: ["PUT"]
    pattern: '/sessions/:id/lesson-notes'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/attendance/own_lesson_notes_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/attendance/own_lesson_notes_controller').default['update']>>>
    }
  }
  'own_attendance_marks.store': {
    methods: ["POST"]
    pattern: '/sessions/:id/attendance-marks'
    types: {
      body: ExtractBody<InferInput<(typeof import('#core/attendance/attendance_marks_validator').attendanceMarksValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#core/attendance/attendance_marks_validator').attendanceMarksValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/attendance/own_attendance_marks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/attendance/own_attendance_marks_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'own_attendance_marks.index': {
    methods: ["GET","HEAD"]
    pattern: '/sessions/:id/students/:student/attendance-marks'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; student: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/attendance/own_attendance_marks_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/attendance/own_attendance_marks_controller').default['index']>>>
    }
  }
  'roster_photos.show': {
    methods: ["GET","HEAD"]
    pattern: '/sessions/:id/students/:student/photo'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; student: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/attendance/roster_photos_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/attendance/roster_photos_controller').default['show']>>>
    }
  }
  'device_key.show': {
    methods: ["GET","HEAD"]
    pattern: '/device-key'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/attendance/device_keys_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/attendance/device_keys_controller').default['show']>>>
    }
  }
  'check_ins.show': {
    methods: ["GET","HEAD"]
    pattern: '/check-in'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/check_in/check_ins_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/check_in/check_ins_controller').default['show']>>>
    }
  }
  'check_ins.store': {
    methods: ["POST"]
    pattern: '/check-in'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/check_in/check_in_validator').checkInValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/portal/check_in/check_in_validator').checkInValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/check_in/check_ins_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/check_in/check_ins_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'check_in_codes.show': {
    methods: ["GET","HEAD"]
    pattern: '/check-in/code'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/check_in/check_in_codes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/check_in/check_in_codes_controller').default['show']>>>
    }
  }
  'own_check_ins.show': {
    methods: ["GET","HEAD"]
    pattern: '/self-check-in/:code'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { code: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/check_in/own_check_ins_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/check_in/own_check_ins_controller').default['show']>>>
    }
  }
  'own_check_ins.store': {
    methods: ["POST"]
    pattern: '/self-check-in/:code'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/check_in/check_in_validator').ownCheckInValidator)>>
      paramsTuple: [ParamValue]
      params: { code: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/portal/check_in/check_in_validator').ownCheckInValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/check_in/own_check_ins_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/check_in/own_check_ins_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'own_pickups.store': {
    methods: ["POST"]
    pattern: '/sessions/:id/pickups'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/pickups/own_pickups_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/pickups/own_pickups_controller').default['store']>>>
    }
  }
  'own_pickups.destroy': {
    methods: ["DELETE"]
    pattern: '/sessions/:id/pickups/:pickup'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; pickup: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/pickups/own_pickups_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/pickups/own_pickups_controller').default['destroy']>>>
    }
  }
  'own_absences.index': {
    methods: ["GET","HEAD"]
    pattern: '/absences'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/absences/own_absences_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/absences/own_absences_controller').default['index']>>>
    }
  }
  'own_absences.store': {
    methods: ["POST"]
    pattern: '/absences'
    types: {
      body: ExtractBody<InferInput<(typeof import('#core/absences/absence_validator').absenceValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#core/absences/absence_validator').absenceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/absences/own_absences_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/absences/own_absences_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'own_absences.destroy': {
    methods: ["DELETE"]
    pattern: '/absences/:absence'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { absence: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/absences/own_absences_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/absences/own_absences_controller').default['destroy']>>>
    }
  }
  'own_touched_sessions.index': {
    methods: ["GET","HEAD"]
    pattern: '/absences/touched-sessions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#core/absences/absence_validator').absenceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/absences/own_touched_sessions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/absences/own_touched_sessions_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'own_attendance.show': {
    methods: ["GET","HEAD"]
    pattern: '/attendance'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/own_attendance/own_attendance_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/own_attendance/own_attendance_controller').default['show']>>>
    }
  }
  'own_absence_outcomes.show': {
    methods: ["GET","HEAD"]
    pattern: '/attendance/:student/absence-outcomes'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { student: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/portal/own_attendance/own_absence_validator').ownAbsenceOutcomesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/own_attendance/own_absence_outcomes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/own_attendance/own_absence_outcomes_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'own_absence_notices.store': {
    methods: ["POST"]
    pattern: '/attendance/absence-notices'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/own_attendance/own_absence_validator').ownAbsenceNoticesValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/portal/own_attendance/own_absence_validator').ownAbsenceNoticesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/own_attendance/own_absence_notices_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/own_attendance/own_absence_notices_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'own_absence_notices.destroy': {
    methods: ["DELETE"]
    pattern: '/attendance/:student/absence-notices/:notice'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { student: ParamValue; notice: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/own_attendance/own_absence_notices_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/own_attendance/own_absence_notices_controller').default['destroy']>>>
    }
  }
  'own_make_ups.choices.index': {
    methods: ["GET","HEAD"]
    pattern: '/attendance/make-ups/:id/choices'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/own_attendance/own_make_up_choices_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/own_attendance/own_make_up_choices_controller').default['index']>>>
    }
  }
  'own_make_ups.time_request.store': {
    methods: ["POST"]
    pattern: '/attendance/make-ups/:id/time-request'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/own_attendance/own_make_up_requests_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/own_attendance/own_make_up_requests_controller').default['store']>>>
    }
  }
  'own_make_ups.wait.store': {
    methods: ["POST"]
    pattern: '/attendance/make-ups/:id/wait'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/own_attendance/own_make_up_waits_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/own_attendance/own_make_up_waits_controller').default['store']>>>
    }
  }
  'own_make_ups.wait.destroy': {
    methods: ["DELETE"]
    pattern: '/attendance/make-ups/:id/wait'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/own_attendance/own_make_up_waits_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/own_attendance/own_make_up_waits_controller').default['destroy']>>>
    }
  }
  'own_make_ups.booking.store': {
    methods: ["POST"]
    pattern: '/attendance/make-ups/:id/booking'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/own_attendance/own_make_up_bookings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/own_attendance/own_make_up_bookings_controller').default['store']>>>
    }
  }
  'own_make_ups.booking.destroy': {
    methods: ["DELETE"]
    pattern: '/attendance/make-ups/:id/booking'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/own_attendance/own_make_up_bookings_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/own_attendance/own_make_up_bookings_controller').default['destroy']>>>
    }
  }
  'own_offers.show': {
    methods: ["GET","HEAD"]
    pattern: '/substitution-offers/:session'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { session: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/substitution/own_offers_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/substitution/own_offers_controller').default['show']>>>
    }
  }
  'own_offer_answers.store': {
    methods: ["POST"]
    pattern: '/substitution-offers/:session/answers'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { session: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/substitution/own_offer_answers_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/substitution/own_offer_answers_controller').default['store']>>>
    }
  }
  'own_acceptance_undos.store': {
    methods: ["POST"]
    pattern: '/substitution-offers/:session/undo'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { session: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/substitution/own_acceptance_undos_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/substitution/own_acceptance_undos_controller').default['store']>>>
    }
  }
  'profile.update': {
    methods: ["PUT"]
    pattern: '/profile'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_controller').default['update']>>>
    }
  }
  'profile.photo.show': {
    methods: ["GET","HEAD"]
    pattern: '/profile/photo'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_photos_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_photos_controller').default['show']>>>
    }
  }
  'profile.email.update': {
    methods: ["PUT"]
    pattern: '/profile/email'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/profile/profile_validator').newAddressValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/portal/profile/profile_validator').newAddressValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_emails_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_emails_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'profile.email.destroy': {
    methods: ["DELETE"]
    pattern: '/profile/email'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_emails_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_emails_controller').default['destroy']>>>
    }
  }
  'profile.password.update': {
    methods: ["PUT"]
    pattern: '/profile/password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/profile/profile_validator').newPasswordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/portal/profile/profile_validator').newPasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_passwords_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_passwords_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'profile.exports.store': {
    methods: ["POST"]
    pattern: '/profile/exports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_exports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_exports_controller').default['store']>>>
    }
  }
  'profile.destroy': {
    methods: ["DELETE"]
    pattern: '/profile'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/profile/profile_validator').farewellValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/portal/profile/profile_validator').farewellValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_accounts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_accounts_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'profile.sessions.destroy': {
    methods: ["DELETE"]
    pattern: '/profile/sessions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_sessions_controller').default['destroy']>>>
    }
  }
  'profile.other_sessions.destroy': {
    methods: ["DELETE"]
    pattern: '/profile/other-sessions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_other_sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_other_sessions_controller').default['destroy']>>>
    }
  }
  'profile.preferences.update': {
    methods: ["PUT"]
    pattern: '/profile/preferences'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/profile/profile_validator').preferencesValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/portal/profile/profile_validator').preferencesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_preferences_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_preferences_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'profile.notifications.update': {
    methods: ["PUT"]
    pattern: '/profile/notifications'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/profile/profile_validator').notificationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/portal/profile/profile_validator').notificationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_notifications_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_notifications_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'profile': {
    methods: ["GET","HEAD"]
    pattern: '/profile'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_controller').default['show']>>>
    }
  }
  'instructor.profile.update': {
    methods: ["PUT"]
    pattern: '/instructor/profile'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_controller').default['update']>>>
    }
  }
  'instructor.profile.photo.show': {
    methods: ["GET","HEAD"]
    pattern: '/instructor/profile/photo'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_photos_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_photos_controller').default['show']>>>
    }
  }
  'instructor.profile.email.update': {
    methods: ["PUT"]
    pattern: '/instructor/profile/email'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/profile/profile_validator').newAddressValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/portal/profile/profile_validator').newAddressValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_emails_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_emails_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'instructor.profile.email.destroy': {
    methods: ["DELETE"]
    pattern: '/instructor/profile/email'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_emails_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_emails_controller').default['destroy']>>>
    }
  }
  'instructor.profile.password.update': {
    methods: ["PUT"]
    pattern: '/instructor/profile/password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/profile/profile_validator').newPasswordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/portal/profile/profile_validator').newPasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_passwords_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_passwords_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'instructor.profile.exports.store': {
    methods: ["POST"]
    pattern: '/instructor/profile/exports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_exports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_exports_controller').default['store']>>>
    }
  }
  'instructor.profile.destroy': {
    methods: ["DELETE"]
    pattern: '/instructor/profile'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/profile/profile_validator').farewellValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/portal/profile/profile_validator').farewellValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_accounts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_accounts_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'instructor.profile.sessions.destroy': {
    methods: ["DELETE"]
    pattern: '/instructor/profile/sessions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_sessions_controller').default['destroy']>>>
    }
  }
  'instructor.profile.other_sessions.destroy': {
    methods: ["DELETE"]
    pattern: '/instructor/profile/other-sessions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_other_sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_other_sessions_controller').default['destroy']>>>
    }
  }
  'instructor.profile.preferences.update': {
    methods: ["PUT"]
    pattern: '/instructor/profile/preferences'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/profile/profile_validator').preferencesValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/portal/profile/profile_validator').preferencesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_preferences_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_preferences_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'instructor.profile.notifications.update': {
    methods: ["PUT"]
    pattern: '/instructor/profile/notifications'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/profile/profile_validator').notificationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/portal/profile/profile_validator').notificationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_notifications_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_notifications_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'instructor.profile': {
    methods: ["GET","HEAD"]
    pattern: '/instructor/profile'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_controller').default['show']>>>
    }
  }
  'admin.profile.update': {
    methods: ["PUT"]
    pattern: '/admin/profile'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_controller').default['update']>>>
    }
  }
  'admin.profile.photo.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/profile/photo'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_photos_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_photos_controller').default['show']>>>
    }
  }
  'admin.profile.email.update': {
    methods: ["PUT"]
    pattern: '/admin/profile/email'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/profile/profile_validator').newAddressValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/portal/profile/profile_validator').newAddressValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_emails_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_emails_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.profile.email.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/profile/email'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_emails_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_emails_controller').default['destroy']>>>
    }
  }
  'admin.profile.password.update': {
    methods: ["PUT"]
    pattern: '/admin/profile/password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/profile/profile_validator').newPasswordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/portal/profile/profile_validator').newPasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_passwords_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_passwords_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.profile.exports.store': {
    methods: ["POST"]
    pattern: '/admin/profile/exports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_exports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_exports_controller').default['store']>>>
    }
  }
  'admin.profile.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/profile'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/profile/profile_validator').farewellValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/portal/profile/profile_validator').farewellValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_accounts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_accounts_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.profile.sessions.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/profile/sessions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_sessions_controller').default['destroy']>>>
    }
  }
  'admin.profile.other_sessions.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/profile/other-sessions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_other_sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_other_sessions_controller').default['destroy']>>>
    }
  }
  'admin.profile.preferences.update': {
    methods: ["PUT"]
    pattern: '/admin/profile/preferences'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/profile/profile_validator').preferencesValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/portal/profile/profile_validator').preferencesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_preferences_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_preferences_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.profile.notifications.update': {
    methods: ["PUT"]
    pattern: '/admin/profile/notifications'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/profile/profile_validator').notificationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/portal/profile/profile_validator').notificationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_notifications_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_notifications_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.profile': {
    methods: ["GET","HEAD"]
    pattern: '/admin/profile'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/profile/profile_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/profile/profile_controller').default['show']>>>
    }
  }
  'calendar_prints.show': {
    methods: ["GET","HEAD"]
    pattern: '/calendar/print'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/portal/calendar_prints/own_calendar_print_validator').ownCalendarPrintValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/calendar_prints/own_calendar_prints_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/calendar_prints/own_calendar_prints_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.profile.two_factor_setup.store': {
    methods: ["POST"]
    pattern: '/admin/profile/two-factor/setup'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/security/authenticator_setups_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/security/authenticator_setups_controller').default['store']>>>
    }
  }
  'admin.profile.two_factor_setup.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/profile/two-factor/setup'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/security/authenticator_setups_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/security/authenticator_setups_controller').default['destroy']>>>
    }
  }
  'admin.profile.two_factor.store': {
    methods: ["POST"]
    pattern: '/admin/profile/two-factor'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/security/security_validator').firstCodeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/portal/security/security_validator').firstCodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/security/authenticators_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/security/authenticators_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.profile.two_factor.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/profile/two-factor'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/security/authenticators_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/security/authenticators_controller').default['destroy']>>>
    }
  }
  'admin.profile.recovery_codes.store': {
    methods: ["POST"]
    pattern: '/admin/profile/recovery-codes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/security/recovery_codes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/security/recovery_codes_controller').default['store']>>>
    }
  }
  'admin.profile.passkeys.challenge': {
    methods: ["POST"]
    pattern: '/admin/profile/passkeys/challenge'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/security/registration_challenges_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/security/registration_challenges_controller').default['store']>>>
    }
  }
  'admin.profile.passkeys.store': {
    methods: ["POST"]
    pattern: '/admin/profile/passkeys'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/security/security_validator').newPasskeyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/portal/security/security_validator').newPasskeyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/security/passkeys_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/security/passkeys_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.profile.passkeys.update': {
    methods: ["PUT"]
    pattern: '/admin/profile/passkeys/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/security/security_validator').passkeyNameValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/portal/security/security_validator').passkeyNameValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/security/passkeys_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/security/passkeys_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.profile.passkeys.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/profile/passkeys/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/security/passkeys_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/security/passkeys_controller').default['destroy']>>>
    }
  }
  'instructor.profile.two_factor_setup.store': {
    methods: ["POST"]
    pattern: '/instructor/profile/two-factor/setup'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/security/authenticator_setups_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/security/authenticator_setups_controller').default['store']>>>
    }
  }
  'instructor.profile.two_factor_setup.destroy': {
    methods: ["DELETE"]
    pattern: '/instructor/profile/two-factor/setup'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/security/authenticator_setups_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/security/authenticator_setups_controller').default['destroy']>>>
    }
  }
  'instructor.profile.two_factor.store': {
    methods: ["POST"]
    pattern: '/instructor/profile/two-factor'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/security/security_validator').firstCodeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/portal/security/security_validator').firstCodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/security/authenticators_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/security/authenticators_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'instructor.profile.two_factor.destroy': {
    methods: ["DELETE"]
    pattern: '/instructor/profile/two-factor'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/security/authenticators_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/security/authenticators_controller').default['destroy']>>>
    }
  }
  'instructor.profile.recovery_codes.store': {
    methods: ["POST"]
    pattern: '/instructor/profile/recovery-codes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/security/recovery_codes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/security/recovery_codes_controller').default['store']>>>
    }
  }
  'instructor.profile.passkeys.challenge': {
    methods: ["POST"]
    pattern: '/instructor/profile/passkeys/challenge'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/security/registration_challenges_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/security/registration_challenges_controller').default['store']>>>
    }
  }
  'instructor.profile.passkeys.store': {
    methods: ["POST"]
    pattern: '/instructor/profile/passkeys'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/security/security_validator').newPasskeyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/portal/security/security_validator').newPasskeyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/security/passkeys_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/security/passkeys_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'instructor.profile.passkeys.update': {
    methods: ["PUT"]
    pattern: '/instructor/profile/passkeys/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/security/security_validator').passkeyNameValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/portal/security/security_validator').passkeyNameValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/security/passkeys_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/security/passkeys_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'instructor.profile.passkeys.destroy': {
    methods: ["DELETE"]
    pattern: '/instructor/profile/passkeys/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/security/passkeys_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/security/passkeys_controller').default['destroy']>>>
    }
  }
  'profile.two_factor_setup.store': {
    methods: ["POST"]
    pattern: '/profile/two-factor/setup'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/security/authenticator_setups_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/security/authenticator_setups_controller').default['store']>>>
    }
  }
  'profile.two_factor_setup.destroy': {
    methods: ["DELETE"]
    pattern: '/profile/two-factor/setup'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/security/authenticator_setups_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/security/authenticator_setups_controller').default['destroy']>>>
    }
  }
  'profile.two_factor.store': {
    methods: ["POST"]
    pattern: '/profile/two-factor'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/security/security_validator').firstCodeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/portal/security/security_validator').firstCodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/security/authenticators_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/security/authenticators_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'profile.two_factor.destroy': {
    methods: ["DELETE"]
    pattern: '/profile/two-factor'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/security/authenticators_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/security/authenticators_controller').default['destroy']>>>
    }
  }
  'profile.recovery_codes.store': {
    methods: ["POST"]
    pattern: '/profile/recovery-codes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/security/recovery_codes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/security/recovery_codes_controller').default['store']>>>
    }
  }
  'profile.passkeys.challenge': {
    methods: ["POST"]
    pattern: '/profile/passkeys/challenge'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/security/registration_challenges_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/security/registration_challenges_controller').default['store']>>>
    }
  }
  'profile.passkeys.store': {
    methods: ["POST"]
    pattern: '/profile/passkeys'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/security/security_validator').newPasskeyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/portal/security/security_validator').newPasskeyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/security/passkeys_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/security/passkeys_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'profile.passkeys.update': {
    methods: ["PUT"]
    pattern: '/profile/passkeys/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/security/security_validator').passkeyNameValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/portal/security/security_validator').passkeyNameValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/security/passkeys_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/security/passkeys_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'profile.passkeys.destroy': {
    methods: ["DELETE"]
    pattern: '/profile/passkeys/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/security/passkeys_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/security/passkeys_controller').default['destroy']>>>
    }
  }
  'admin.two_factor_setup': {
    methods: ["GET","HEAD"]
    pattern: '/admin/two-factor/setup'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/security/first_factors_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/security/first_factors_controller').default['show']>>>
    }
  }
  'calendar_feeds.show': {
    methods: ["GET","HEAD"]
    pattern: '/calendar-feeds/:file'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { file: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/calendar_feeds/calendar_feeds_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/calendar_feeds/calendar_feeds_controller').default['show']>>>
    }
  }
  'admin.profile.calendar_feed.store': {
    methods: ["POST"]
    pattern: '/admin/profile/calendar-feed'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/calendar_feeds/own_calendar_feeds_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/calendar_feeds/own_calendar_feeds_controller').default['store']>>>
    }
  }
  'admin.profile.calendar_feed.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/profile/calendar-feed'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/calendar_feeds/own_calendar_feeds_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/calendar_feeds/own_calendar_feeds_controller').default['destroy']>>>
    }
  }
  'admin.profile.calendar_feed.address.store': {
    methods: ["POST"]
    pattern: '/admin/profile/calendar-feed/address'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/calendar_feeds/calendar_feed_addresses_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/calendar_feeds/calendar_feed_addresses_controller').default['store']>>>
    }
  }
  'instructor.profile.calendar_feed.store': {
    methods: ["POST"]
    pattern: '/instructor/profile/calendar-feed'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/calendar_feeds/own_calendar_feeds_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/calendar_feeds/own_calendar_feeds_controller').default['store']>>>
    }
  }
  'instructor.profile.calendar_feed.destroy': {
    methods: ["DELETE"]
    pattern: '/instructor/profile/calendar-feed'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/calendar_feeds/own_calendar_feeds_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/calendar_feeds/own_calendar_feeds_controller').default['destroy']>>>
    }
  }
  'instructor.profile.calendar_feed.address.store': {
    methods: ["POST"]
    pattern: '/instructor/profile/calendar-feed/address'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/calendar_feeds/calendar_feed_addresses_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/calendar_feeds/calendar_feed_addresses_controller').default['store']>>>
    }
  }
  'profile.calendar_feed.store': {
    methods: ["POST"]
    pattern: '/profile/calendar-feed'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/calendar_feeds/own_calendar_feeds_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/calendar_feeds/own_calendar_feeds_controller').default['store']>>>
    }
  }
  'profile.calendar_feed.destroy': {
    methods: ["DELETE"]
    pattern: '/profile/calendar-feed'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/calendar_feeds/own_calendar_feeds_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/calendar_feeds/own_calendar_feeds_controller').default['destroy']>>>
    }
  }
  'profile.calendar_feed.address.store': {
    methods: ["POST"]
    pattern: '/profile/calendar-feed/address'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/calendar_feeds/calendar_feed_addresses_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/calendar_feeds/calendar_feed_addresses_controller').default['store']>>>
    }
  }
  'calendar_changes.index': {
    methods: ["GET"]
    pattern: '/calendar/changes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/live/calendar_changes_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/live/calendar_changes_controller').default['index']>>>
    }
  }
  'own_places.index': {
    methods: ["GET","HEAD"]
    pattern: '/own-places'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/search/own_places_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/search/own_places_controller').default['index']>>>
    }
  }
  'admin.home': {
    methods: ["GET","HEAD"]
    pattern: '/admin'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/home/home_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/home/home_controller').default['show']>>>
    }
  }
  'admin.audit.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/audit'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/audit/audit_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/audit/audit_controller').default['index']>>>
    }
  }
  'admin.roles.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/roles'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/roles/roles_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/roles/roles_controller').default['index']>>>
    }
  }
  'admin.roles.create': {
    methods: ["GET","HEAD"]
    pattern: '/admin/roles/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/roles/roles_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/roles/roles_controller').default['create']>>>
    }
  }
  'admin.roles.store': {
    methods: ["POST"]
    pattern: '/admin/roles'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/roles/role_validator').kindValidator)>|InferInput<(typeof import('#app/admin/roles/role_validator').createRoleValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/roles/role_validator').kindValidator)>|InferInput<(typeof import('#app/admin/roles/role_validator').createRoleValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/roles/roles_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/roles/roles_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.roles.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/roles/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/roles/roles_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/roles/roles_controller').default['show']>>>
    }
  }
  'admin.roles.edit': {
    methods: ["GET","HEAD"]
    pattern: '/admin/roles/:id/edit'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/roles/roles_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/roles/roles_controller').default['edit']>>>
    }
  }
  'admin.roles.update': {
    methods: ["PUT","PATCH"]
    pattern: '/admin/roles/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/roles/role_validator').updateRoleValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/roles/role_validator').updateRoleValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/roles/roles_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/roles/roles_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.roles.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/roles/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/roles/role_validator').replacementValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/roles/role_validator').replacementValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/roles/roles_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/roles/roles_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.roles.view.store': {
    methods: ["POST"]
    pattern: '/admin/roles/:id/view'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/roles/role_views_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/roles/role_views_controller').default['store']>>>
    }
  }
  'admin.role_view.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/role-view'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/roles/role_views_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/roles/role_views_controller').default['destroy']>>>
    }
  }
  'admin.lists.layout.update': {
    methods: ["PUT"]
    pattern: '/admin/lists/:list/layout'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/saved_views/list_validator').layoutValidator)>>
      paramsTuple: [ParamValue]
      params: { list: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/saved_views/list_validator').layoutValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/saved_views/list_layouts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/saved_views/list_layouts_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.lists.view.update': {
    methods: ["PUT"]
    pattern: '/admin/lists/:list/view'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/saved_views/list_validator').chosenViewValidator)>>
      paramsTuple: [ParamValue]
      params: { list: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/saved_views/list_validator').chosenViewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/saved_views/chosen_views_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/saved_views/chosen_views_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.lists.views.store': {
    methods: ["POST"]
    pattern: '/admin/lists/:list/views'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/saved_views/list_validator').viewValidator)>>
      paramsTuple: [ParamValue]
      params: { list: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/saved_views/list_validator').viewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/saved_views/list_views_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/saved_views/list_views_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.lists.views.update': {
    methods: ["PUT"]
    pattern: '/admin/lists/:list/views/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/saved_views/list_validator').changedViewValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { list: ParamValue; id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/saved_views/list_validator').changedViewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/saved_views/list_views_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/saved_views/list_views_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.lists.views.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/lists/:list/views/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { list: ParamValue; id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/saved_views/list_views_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/saved_views/list_views_controller').default['destroy']>>>
    }
  }
  'admin.students.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/students'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/students/students_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/students/students_controller').default['index']>>>
    }
  }
  'admin.students.create': {
    methods: ["GET","HEAD"]
    pattern: '/admin/students/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/students/students_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/students/students_controller').default['create']>>>
    }
  }
  'admin.students.store': {
    methods: ["POST"]
    pattern: '/admin/students'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/students/student_validator').registerStudentValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/students/student_validator').registerStudentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/students/students_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/students/students_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.students.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/students/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/students/students_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/students/students_controller').default['show']>>>
    }
  }
  'admin.students.edit': {
    methods: ["GET","HEAD"]
    pattern: '/admin/students/:id/edit'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/students/students_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/students/students_controller').default['edit']>>>
    }
  }
  'admin.students.update': {
    methods: ["PUT","PATCH"]
    pattern: '/admin/students/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/students/student_validator').updateStudentValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/students/student_validator').updateStudentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/students/students_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/students/students_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.students.status.update': {
    methods: ["PUT"]
    pattern: '/admin/students/:id/status'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/students/student_validator').studentStatusValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/students/student_validator').studentStatusValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/students/student_standings_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/students/student_standings_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.students.photo.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/students/:id/photo'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/students/student_photos_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/students/student_photos_controller').default['show']>>>
    }
  }
  'admin.student_archives.store': {
    methods: ["POST"]
    pattern: '/admin/student-archives'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/students/student_archives_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/students/student_archives_controller').default['store']>>>
    }
  }
  'admin.student_archives.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/student-archives'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/students/student_archives_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/students/student_archives_controller').default['destroy']>>>
    }
  }
  'admin.student_statuses.update': {
    methods: ["PUT"]
    pattern: '/admin/student-statuses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/students/student_bulk_validator').studentStatusesValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/students/student_bulk_validator').studentStatusesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/students/student_statuses_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/students/student_statuses_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.student_enrolments.store': {
    methods: ["POST"]
    pattern: '/admin/student-enrolments'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/students/student_bulk_validator').studentEnrolmentsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/students/student_bulk_validator').studentEnrolmentsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/students/student_enrolments_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/students/student_enrolments_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.courses.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/courses'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/courses/courses_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/courses/courses_controller').default['index']>>>
    }
  }
  'admin.courses.create': {
    methods: ["GET","HEAD"]
    pattern: '/admin/courses/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/courses/courses_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/courses/courses_controller').default['create']>>>
    }
  }
  'admin.courses.store': {
    methods: ["POST"]
    pattern: '/admin/courses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/courses/course_validator').createCourseValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/courses/course_validator').createCourseValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/courses/courses_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/courses/courses_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.courses.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/courses/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/courses/courses_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/courses/courses_controller').default['show']>>>
    }
  }
  'admin.courses.edit': {
    methods: ["GET","HEAD"]
    pattern: '/admin/courses/:id/edit'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/courses/courses_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/courses/courses_controller').default['edit']>>>
    }
  }
  'admin.courses.update': {
    methods: ["PUT","PATCH"]
    pattern: '/admin/courses/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/courses/course_validator').updateCourseValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/courses/course_validator').updateCourseValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/courses/courses_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/courses/courses_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.courses.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/courses/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/courses/courses_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/courses/courses_controller').default['destroy']>>>
    }
  }
  'admin.courses.services.update': {
    methods: ["PUT"]
    pattern: '/admin/courses/:id/services'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/courses/course_services_validator').courseServicesValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/courses/course_services_validator').courseServicesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/courses/course_services_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/courses/course_services_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.course_archives.store': {
    methods: ["POST"]
    pattern: '/admin/course-archives'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/courses/course_archives_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/courses/course_archives_controller').default['store']>>>
    }
  }
  'admin.course_archives.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/course-archives'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/courses/course_archives_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/courses/course_archives_controller').default['destroy']>>>
    }
  }
  'admin.subjects.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/subjects'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.subjects.create': {
    methods: ["GET","HEAD"]
    pattern: '/admin/subjects/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.subjects.store': {
    methods: ["POST"]
    pattern: '/admin/subjects'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.subjects.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/subjects/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.subjects.edit': {
    methods: ["GET","HEAD"]
    pattern: '/admin/subjects/:id/edit'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.subjects.update': {
    methods: ["PUT","PATCH"]
    pattern: '/admin/subjects/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.subjects.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/subjects/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.subject_archives.store': {
    methods: ["POST"]
    pattern: '/admin/subject-archives'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.subject_archives.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/subject-archives'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.imports.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/imports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/imports/imports_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/imports/imports_controller').default['index']>>>
    }
  }
  'admin.imports.create': {
    methods: ["GET","HEAD"]
    pattern: '/admin/imports/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/imports/imports_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/imports/imports_controller').default['create']>>>
    }
  }
  'admin.imports.store': {
    methods: ["POST"]
    pattern: '/admin/imports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/imports/imports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/imports/imports_controller').default['store']>>>
    }
  }
  'admin.imports.template': {
    methods: ["GET","HEAD"]
    pattern: '/admin/imports/template'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/imports/import_templates_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/imports/import_templates_controller').default['show']>>>
    }
  }
  'admin.imports.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/imports/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/imports/imports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/imports/imports_controller').default['show']>>>
    }
  }
  'admin.imports.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/imports/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/imports/imports_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/imports/imports_controller').default['destroy']>>>
    }
  }
  'admin.imports.check.store': {
    methods: ["POST"]
    pattern: '/admin/imports/:id/check'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/imports/import_validator').mappingValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/imports/import_validator').mappingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/imports/import_checks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/imports/import_checks_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.imports.sheet.update': {
    methods: ["PUT"]
    pattern: '/admin/imports/:id/sheet'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/imports/import_validator').sheetValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/imports/import_validator').sheetValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/imports/import_sheets_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/imports/import_sheets_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.imports.matches.update': {
    methods: ["PUT"]
    pattern: '/admin/imports/:id/matches'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/imports/import_validator').matchValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/imports/import_validator').matchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/imports/import_matches_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/imports/import_matches_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.imports.names.update': {
    methods: ["PUT"]
    pattern: '/admin/imports/:id/names'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/imports/import_names_validator').importNamesValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/imports/import_names_validator').importNamesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/imports/import_names_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/imports/import_names_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.imports.run.store': {
    methods: ["POST"]
    pattern: '/admin/imports/:id/run'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/imports/import_runs_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/imports/import_runs_controller').default['store']>>>
    }
  }
  'admin.imports.undo.store': {
    methods: ["POST"]
    pattern: '/admin/imports/:id/undo'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/imports/import_undos_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/imports/import_undos_controller').default['store']>>>
    }
  }
  'admin.imports.results': {
    methods: ["GET","HEAD"]
    pattern: '/admin/imports/:id/results'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/imports/import_results_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/imports/import_results_controller').default['show']>>>
    }
  }
  'admin.levels.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/levels'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.levels.create': {
    methods: ["GET","HEAD"]
    pattern: '/admin/levels/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.levels.store': {
    methods: ["POST"]
    pattern: '/admin/levels'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.levels.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/levels/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.levels.edit': {
    methods: ["GET","HEAD"]
    pattern: '/admin/levels/:id/edit'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.levels.update': {
    methods: ["PUT","PATCH"]
    pattern: '/admin/levels/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.levels.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/levels/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.level_archives.store': {
    methods: ["POST"]
    pattern: '/admin/level-archives'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.level_archives.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/level-archives'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.level_places.update': {
    methods: ["PUT"]
    pattern: '/admin/levels/:id/place'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/levels/level_place_validator').levelPlaceValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/levels/level_place_validator').levelPlaceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/levels/level_places_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/levels/level_places_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.level_order.edit': {
    methods: ["GET","HEAD"]
    pattern: '/admin/level-order'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/levels/level_order_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/levels/level_order_controller').default['edit']>>>
    }
  }
  'admin.terms.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/terms'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.terms.create': {
    methods: ["GET","HEAD"]
    pattern: '/admin/terms/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.terms.store': {
    methods: ["POST"]
    pattern: '/admin/terms'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.terms.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/terms/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.terms.edit': {
    methods: ["GET","HEAD"]
    pattern: '/admin/terms/:id/edit'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.terms.update': {
    methods: ["PUT","PATCH"]
    pattern: '/admin/terms/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.terms.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/terms/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.term_archives.store': {
    methods: ["POST"]
    pattern: '/admin/term-archives'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.term_archives.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/term-archives'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.rooms.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/rooms'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.rooms.create': {
    methods: ["GET","HEAD"]
    pattern: '/admin/rooms/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.rooms.store': {
    methods: ["POST"]
    pattern: '/admin/rooms'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.rooms.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/rooms/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.rooms.edit': {
    methods: ["GET","HEAD"]
    pattern: '/admin/rooms/:id/edit'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.rooms.update': {
    methods: ["PUT","PATCH"]
    pattern: '/admin/rooms/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.rooms.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/rooms/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.room_archives.store': {
    methods: ["POST"]
    pattern: '/admin/room-archives'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.room_archives.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/room-archives'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.rooms.closures.store': {
    methods: ["POST"]
    pattern: '/admin/rooms/:id/closures'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/rooms/room_closures_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/rooms/room_closures_controller').default['store']>>>
    }
  }
  'admin.rooms.closures.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/rooms/:id/closures/:closure'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; closure: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/rooms/room_closures_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/rooms/room_closures_controller').default['destroy']>>>
    }
  }
  'admin.holidays.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/holidays'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.holidays.create': {
    methods: ["GET","HEAD"]
    pattern: '/admin/holidays/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.holidays.store': {
    methods: ["POST"]
    pattern: '/admin/holidays'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.holidays.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/holidays/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.holidays.edit': {
    methods: ["GET","HEAD"]
    pattern: '/admin/holidays/:id/edit'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.holidays.update': {
    methods: ["PUT","PATCH"]
    pattern: '/admin/holidays/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.holidays.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/holidays/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.holiday_archives.store': {
    methods: ["POST"]
    pattern: '/admin/holiday-archives'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.holiday_archives.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/holiday-archives'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.holiday_proposals.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/holiday-proposals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/holidays/holiday_proposals_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/holidays/holiday_proposals_controller').default['index']>>>
    }
  }
  'admin.holiday_proposals.store': {
    methods: ["POST"]
    pattern: '/admin/holiday-proposals'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/holidays/proposals_validator').proposalsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/holidays/proposals_validator').proposalsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/holidays/holiday_proposals_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/holidays/holiday_proposals_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.services.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/services'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/services/services_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/services/services_controller').default['index']>>>
    }
  }
  'admin.services.create': {
    methods: ["GET","HEAD"]
    pattern: '/admin/services/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/services/services_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/services/services_controller').default['create']>>>
    }
  }
  'admin.services.store': {
    methods: ["POST"]
    pattern: '/admin/services'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/services/service_validator').createServiceValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/services/service_validator').createServiceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/services/services_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/services/services_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.services.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/services/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/services/services_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/services/services_controller').default['show']>>>
    }
  }
  'admin.services.edit': {
    methods: ["GET","HEAD"]
    pattern: '/admin/services/:id/edit'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/services/services_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/services/services_controller').default['edit']>>>
    }
  }
  'admin.services.update': {
    methods: ["PUT","PATCH"]
    pattern: '/admin/services/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/services/service_validator').updateServiceValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/services/service_validator').updateServiceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/services/services_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/services/services_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.services.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/services/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/services/services_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/services/services_controller').default['destroy']>>>
    }
  }
  'admin.services.prices.store': {
    methods: ["POST"]
    pattern: '/admin/services/:id/prices'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/services/service_validator').servicePriceValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/services/service_validator').servicePriceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/services/service_prices_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/services/service_prices_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.services.prices.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/services/:id/prices/:price'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; price: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/services/service_prices_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/services/service_prices_controller').default['destroy']>>>
    }
  }
  'admin.service_archives.store': {
    methods: ["POST"]
    pattern: '/admin/service-archives'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/services/service_archives_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/services/service_archives_controller').default['store']>>>
    }
  }
  'admin.service_archives.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/service-archives'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/services/service_archives_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/services/service_archives_controller').default['destroy']>>>
    }
  }
  'admin.packages.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/packages'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/packages/packages_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/packages/packages_controller').default['index']>>>
    }
  }
  'admin.packages.create': {
    methods: ["GET","HEAD"]
    pattern: '/admin/packages/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/packages/packages_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/packages/packages_controller').default['create']>>>
    }
  }
  'admin.packages.store': {
    methods: ["POST"]
    pattern: '/admin/packages'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/packages/package_validator').createPackageValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/packages/package_validator').createPackageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/packages/packages_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/packages/packages_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.packages.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/packages/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/packages/packages_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/packages/packages_controller').default['show']>>>
    }
  }
  'admin.packages.edit': {
    methods: ["GET","HEAD"]
    pattern: '/admin/packages/:id/edit'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/packages/packages_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/packages/packages_controller').default['edit']>>>
    }
  }
  'admin.packages.update': {
    methods: ["PUT","PATCH"]
    pattern: '/admin/packages/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/packages/package_validator').updatePackageValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/packages/package_validator').updatePackageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/packages/packages_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/packages/packages_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.packages.status.update': {
    methods: ["PUT"]
    pattern: '/admin/packages/:id/status'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/packages/package_validator').packageStatusValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/packages/package_validator').packageStatusValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/packages/package_statuses_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/packages/package_statuses_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.package_archives.store': {
    methods: ["POST"]
    pattern: '/admin/package-archives'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/packages/package_archives_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/packages/package_archives_controller').default['store']>>>
    }
  }
  'admin.package_archives.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/package-archives'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/packages/package_archives_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/packages/package_archives_controller').default['destroy']>>>
    }
  }
  'admin.differences.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/invoices/differences'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/differences/differences_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/differences/differences_controller').default['index']>>>
    }
  }
  'admin.differences.store': {
    methods: ["POST"]
    pattern: '/admin/invoices/differences'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/differences/difference_validator').settleValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/differences/difference_validator').settleValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/differences/differences_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/differences/differences_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.invoice_papers.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/invoices/papers'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/invoice_papers/invoice_papers_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/invoice_papers/invoice_papers_controller').default['index']>>>
    }
  }
  'admin.invoice_papers.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/invoices/:id/paper'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/invoice_papers/invoice_papers_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/invoice_papers/invoice_papers_controller').default['show']>>>
    }
  }
  'admin.credit_note_papers.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/credit-notes/:id/paper'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/invoice_papers/credit_note_papers_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/invoice_papers/credit_note_papers_controller').default['show']>>>
    }
  }
  'admin.invoices.create': {
    methods: ["GET","HEAD"]
    pattern: '/admin/invoices/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/invoice_drafts/unbilled_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/invoice_drafts/unbilled_controller').default['create']>>>
    }
  }
  'admin.invoices.store': {
    methods: ["POST"]
    pattern: '/admin/invoices'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/invoice_drafts/invoice_draft_validator').blankDraftValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/invoice_drafts/invoice_draft_validator').blankDraftValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/invoice_drafts/invoice_drafts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/invoice_drafts/invoice_drafts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.invoices.edit': {
    methods: ["GET","HEAD"]
    pattern: '/admin/invoices/:id/edit'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/invoice_drafts/invoice_drafts_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/invoice_drafts/invoice_drafts_controller').default['edit']>>>
    }
  }
  'admin.invoices.update': {
    methods: ["PUT"]
    pattern: '/admin/invoices/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/invoice_drafts/invoice_drafts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/invoice_drafts/invoice_drafts_controller').default['update']>>>
    }
  }
  'admin.invoices.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/invoices/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/invoice_drafts/invoice_draft_validator').versionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/invoice_drafts/invoice_draft_validator').versionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/invoice_drafts/invoice_drafts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/invoice_drafts/invoice_drafts_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.proposed_drafts.store': {
    methods: ["POST"]
    pattern: '/admin/proposed-drafts'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/invoice_drafts/invoice_draft_validator').proposedDraftsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/invoice_drafts/invoice_draft_validator').proposedDraftsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/invoice_drafts/proposed_drafts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/invoice_drafts/proposed_drafts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.draft_students.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/draft-students'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/admin/invoice_drafts/invoice_draft_validator').payerChoiceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/invoice_drafts/draft_students_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/invoice_drafts/draft_students_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.payer_choices.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/payer-choices'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/admin/invoice_drafts/invoice_draft_validator').payerChoiceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/invoice_drafts/payer_choices_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/invoice_drafts/payer_choices_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.invoice_email_batches.store': {
    methods: ["POST"]
    pattern: '/admin/invoices/emails'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/invoice_emails/invoice_email_batches_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/invoice_emails/invoice_email_batches_controller').default['store']>>>
    }
  }
  'admin.invoice_emails.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/invoices/:id/emails'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/invoice_emails/invoice_emails_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/invoice_emails/invoice_emails_controller').default['show']>>>
    }
  }
  'admin.invoice_emails.store': {
    methods: ["POST"]
    pattern: '/admin/invoices/:id/emails'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/invoice_emails/invoice_emails_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/invoice_emails/invoice_emails_controller').default['store']>>>
    }
  }
  'admin.credit_note_email_batches.store': {
    methods: ["POST"]
    pattern: '/admin/credit-notes/emails'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/invoice_emails/credit_note_email_batches_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/invoice_emails/credit_note_email_batches_controller').default['store']>>>
    }
  }
  'admin.credit_note_emails.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/credit-notes/:id/emails'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/invoice_emails/credit_note_emails_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/invoice_emails/credit_note_emails_controller').default['show']>>>
    }
  }
  'admin.credit_note_emails.store': {
    methods: ["POST"]
    pattern: '/admin/credit-notes/:id/emails'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/invoice_emails/credit_note_emails_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/invoice_emails/credit_note_emails_controller').default['store']>>>
    }
  }
  'admin.invoices.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/invoices'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/invoices/invoices_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/invoices/invoices_controller').default['index']>>>
    }
  }
  'admin.invoices.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/invoices/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/invoices/invoices_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/invoices/invoices_controller').default['show']>>>
    }
  }
  'admin.invoice_issues.store': {
    methods: ["POST"]
    pattern: '/admin/invoice-issues'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/invoices/invoice_acts_validator').issueValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/invoices/invoice_acts_validator').issueValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/invoices/invoice_issues_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/invoices/invoice_issues_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.invoices.void.store': {
    methods: ["POST"]
    pattern: '/admin/invoices/:id/void'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/invoices/invoice_acts_validator').voidValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/invoices/invoice_acts_validator').voidValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/invoices/invoice_voids_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/invoices/invoice_voids_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.issued_invoices.update': {
    methods: ["PUT"]
    pattern: '/admin/issued-invoices/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/invoices/invoice_acts_validator').issuedInvoiceValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/invoices/invoice_acts_validator').issuedInvoiceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/invoices/issued_invoices_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/invoices/issued_invoices_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.invoices.credits.store': {
    methods: ["POST"]
    pattern: '/admin/invoices/:id/credits'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/invoices/invoice_acts_validator').creditNoteValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/invoices/invoice_acts_validator').creditNoteValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/invoices/invoice_credits_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/invoices/invoice_credits_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.payment_methods.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/payment-methods'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.payment_methods.create': {
    methods: ["GET","HEAD"]
    pattern: '/admin/payment-methods/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.payment_methods.store': {
    methods: ["POST"]
    pattern: '/admin/payment-methods'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.payment_methods.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/payment-methods/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.payment_methods.edit': {
    methods: ["GET","HEAD"]
    pattern: '/admin/payment-methods/:id/edit'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.payment_methods.update': {
    methods: ["PUT","PATCH"]
    pattern: '/admin/payment-methods/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.payment_methods.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/payment-methods/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.payment_method_archives.store': {
    methods: ["POST"]
    pattern: '/admin/payment-method-archives'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.payment_method_archives.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/payment-method-archives'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.credit_notes.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/credit-notes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/credit_notes/credit_notes_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/credit_notes/credit_notes_controller').default['index']>>>
    }
  }
  'admin.credit_notes.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/credit-notes/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/credit_notes/credit_notes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/credit_notes/credit_notes_controller').default['show']>>>
    }
  }
  'admin.ledger.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/ledger'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/ledger/ledger_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/ledger/ledger_controller').default['index']>>>
    }
  }
  'admin.ledger_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/ledger/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/ledger/ledger_exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/ledger/ledger_exports_controller').default['show']>>>
    }
  }
  'admin.ledger_verifications.store': {
    methods: ["POST"]
    pattern: '/admin/ledger/verification'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/ledger/ledger_verifications_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/ledger/ledger_verifications_controller').default['store']>>>
    }
  }
  'admin.ledger.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/ledger/:account'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { account: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/ledger/ledger_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/ledger/ledger_controller').default['show']>>>
    }
  }
  'admin.payers.store': {
    methods: ["POST"]
    pattern: '/admin/payers'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/payers/payer_validator').companyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/payers/payer_validator').companyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/payers/payers_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/payers/payers_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.payers.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/payers/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/payers/payers_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/payers/payers_controller').default['show']>>>
    }
  }
  'admin.payers.update': {
    methods: ["PUT"]
    pattern: '/admin/payers/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/payers/payers_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/payers/payers_controller').default['update']>>>
    }
  }
  'admin.payments.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/payments'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/payments/payments_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/payments/payments_controller').default['index']>>>
    }
  }
  'admin.payments.create': {
    methods: ["GET","HEAD"]
    pattern: '/admin/payments/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/payments/payments_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/payments/payments_controller').default['create']>>>
    }
  }
  'admin.payments.store': {
    methods: ["POST"]
    pattern: '/admin/payments'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/payments/payments_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/payments/payments_controller').default['store']>>>
    }
  }
  'admin.payments.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/payments/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/payments/payments_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/payments/payments_controller').default['show']>>>
    }
  }
  'admin.payments.void.store': {
    methods: ["POST"]
    pattern: '/admin/payments/:id/void'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/payments/payment_validator').voidPaymentValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/payments/payment_validator').voidPaymentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/payments/payment_voids_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/payments/payment_voids_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.payments.cheques.store': {
    methods: ["POST"]
    pattern: '/admin/payments/:id/cheques/:position'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/payments/payment_validator').chequeValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; position: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/payments/payment_validator').chequeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/payments/payment_cheques_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/payments/payment_cheques_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.invoices.credit_uses.store': {
    methods: ["POST"]
    pattern: '/admin/invoices/:id/credit-uses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/payments/payment_validator').creditUseValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/payments/payment_validator').creditUseValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/payments/credit_uses_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/payments/credit_uses_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.guardians.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/guardians'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/guardians/guardians_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/guardians/guardians_controller').default['index']>>>
    }
  }
  'admin.guardians.create': {
    methods: ["GET","HEAD"]
    pattern: '/admin/guardians/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/guardians/guardians_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/guardians/guardians_controller').default['create']>>>
    }
  }
  'admin.guardians.store': {
    methods: ["POST"]
    pattern: '/admin/guardians'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/guardians/guardian_validator').registerGuardianValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/guardians/guardian_validator').registerGuardianValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/guardians/guardians_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/guardians/guardians_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.guardians.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/guardians/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/guardians/guardians_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/guardians/guardians_controller').default['show']>>>
    }
  }
  'admin.guardians.edit': {
    methods: ["GET","HEAD"]
    pattern: '/admin/guardians/:id/edit'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/guardians/guardians_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/guardians/guardians_controller').default['edit']>>>
    }
  }
  'admin.guardians.update': {
    methods: ["PUT","PATCH"]
    pattern: '/admin/guardians/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/guardians/guardian_validator').updateGuardianValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/guardians/guardian_validator').updateGuardianValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/guardians/guardians_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/guardians/guardians_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.guardians.photo.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/guardians/:id/photo'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/guardians/guardian_photos_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/guardians/guardian_photos_controller').default['show']>>>
    }
  }
  'admin.guardian_archives.store': {
    methods: ["POST"]
    pattern: '/admin/guardian-archives'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/guardians/guardian_archives_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/guardians/guardian_archives_controller').default['store']>>>
    }
  }
  'admin.guardian_archives.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/guardian-archives'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/guardians/guardian_archives_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/guardians/guardian_archives_controller').default['destroy']>>>
    }
  }
  'admin.guardian_options.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/guardian-options'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/guardians/guardian_options_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/guardians/guardian_options_controller').default['index']>>>
    }
  }
  'admin.student_guardians.store': {
    methods: ["POST"]
    pattern: '/admin/students/:id/guardians'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/guardians/student_guardians_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/guardians/student_guardians_controller').default['store']>>>
    }
  }
  'admin.student_guardians.update': {
    methods: ["PUT"]
    pattern: '/admin/students/:id/guardians/:guardian'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/guardians/guardian_validator').changeRightsValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; guardian: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/guardians/guardian_validator').changeRightsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/guardians/student_guardians_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/guardians/student_guardians_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.student_guardians.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/students/:id/guardians/:guardian'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; guardian: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/guardians/student_guardians_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/guardians/student_guardians_controller').default['destroy']>>>
    }
  }
  'admin.people_phones.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/phones/:list/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { list: ParamValue; id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/people_phones/people_phones_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/people_phones/people_phones_controller').default['show']>>>
    }
  }
  'admin.people_phones.update': {
    methods: ["PUT"]
    pattern: '/admin/phones/:list/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/people_phones/phone_validator').phoneValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { list: ParamValue; id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/people_phones/phone_validator').phoneValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/people_phones/people_phones_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/people_phones/people_phones_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.families.create': {
    methods: ["GET","HEAD"]
    pattern: '/admin/families/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/families/families_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/families/families_controller').default['create']>>>
    }
  }
  'admin.families.store': {
    methods: ["POST"]
    pattern: '/admin/families'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/families/family_validator').familyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/families/family_validator').familyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/families/families_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/families/families_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.instructors.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/instructors'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/instructors/instructors_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/instructors/instructors_controller').default['index']>>>
    }
  }
  'admin.instructors.create': {
    methods: ["GET","HEAD"]
    pattern: '/admin/instructors/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/instructors/instructors_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/instructors/instructors_controller').default['create']>>>
    }
  }
  'admin.instructors.store': {
    methods: ["POST"]
    pattern: '/admin/instructors'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/instructors/instructor_validator').addInstructorValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/instructors/instructor_validator').addInstructorValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/instructors/instructors_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/instructors/instructors_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.instructors.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/instructors/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/instructors/instructors_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/instructors/instructors_controller').default['show']>>>
    }
  }
  'admin.instructors.edit': {
    methods: ["GET","HEAD"]
    pattern: '/admin/instructors/:id/edit'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/instructors/instructors_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/instructors/instructors_controller').default['edit']>>>
    }
  }
  'admin.instructors.update': {
    methods: ["PUT","PATCH"]
    pattern: '/admin/instructors/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/instructors/instructor_validator').changeInstructorValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/instructors/instructor_validator').changeInstructorValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/instructors/instructors_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/instructors/instructors_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.instructors.photo.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/instructors/:id/photo'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/instructors/instructor_photos_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/instructors/instructor_photos_controller').default['show']>>>
    }
  }
  'admin.instructor_archives.store': {
    methods: ["POST"]
    pattern: '/admin/instructor-archives'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/instructors/instructor_archives_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/instructors/instructor_archives_controller').default['store']>>>
    }
  }
  'admin.instructor_archives.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/instructor-archives'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/instructors/instructor_archives_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/instructors/instructor_archives_controller').default['destroy']>>>
    }
  }
  'admin.instructors.availability.update': {
    methods: ["PUT"]
    pattern: '/admin/instructors/:id/availability'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/instructors/working_time/working_time_validator').availabilityValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/instructors/working_time/working_time_validator').availabilityValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/instructors/working_time/availability_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/instructors/working_time/availability_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.instructors.absences.store': {
    methods: ["POST"]
    pattern: '/admin/instructors/:id/absences'
    types: {
      body: ExtractBody<InferInput<(typeof import('#core/absences/absence_validator').absenceValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#core/absences/absence_validator').absenceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/instructors/working_time/absences_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/instructors/working_time/absences_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.instructors.touched_sessions.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/instructors/:id/touched-sessions'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#core/absences/absence_validator').absenceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/instructors/working_time/touched_sessions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/instructors/working_time/touched_sessions_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.instructors.absences.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/instructors/:id/absences/:absence'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; absence: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/instructors/working_time/absences_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/instructors/working_time/absences_controller').default['destroy']>>>
    }
  }
  'admin.instructors.absence_dates.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/instructors/:id/absences/:absence/dates'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; absence: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/instructors/working_time/absence_dates_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/instructors/working_time/absence_dates_controller').default['destroy']>>>
    }
  }
  'admin.instructor_documents.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/instructor-documents'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/instructors/expiring_documents_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/instructors/expiring_documents_controller').default['index']>>>
    }
  }
  'admin.instructors.documents.store': {
    methods: ["POST"]
    pattern: '/admin/instructors/:id/documents'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/instructors/document_validator').addDocumentValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/instructors/document_validator').addDocumentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/instructors/instructor_documents_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/instructors/instructor_documents_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.instructors.documents.update': {
    methods: ["PUT"]
    pattern: '/admin/instructors/:id/documents/:document'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/instructors/document_validator').changeDocumentValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; document: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/instructors/document_validator').changeDocumentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/instructors/instructor_documents_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/instructors/instructor_documents_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.instructors.documents.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/instructors/:id/documents/:document'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; document: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/instructors/instructor_documents_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/instructors/instructor_documents_controller').default['destroy']>>>
    }
  }
  'admin.instructors.documents.file': {
    methods: ["GET","HEAD"]
    pattern: '/admin/instructors/:id/documents/:document/file'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; document: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/instructors/instructor_documents_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/instructors/instructor_documents_controller').default['show']>>>
    }
  }
  'admin.instructors.pay_rules.store': {
    methods: ["POST"]
    pattern: '/admin/instructors/:id/pay-rules'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/instructors/pay_validator').payRuleValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/instructors/pay_validator').payRuleValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/instructors/pay_rules_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/instructors/pay_rules_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.instructors.account.update': {
    methods: ["PUT"]
    pattern: '/admin/instructors/:id/account'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/instructors/pay_validator').ibanValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/instructors/pay_validator').ibanValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/instructors/pay_rules_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/instructors/pay_rules_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.instructor_hours.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/instructor-hours'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/instructor_hours/instructor_hours_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/instructor_hours/instructor_hours_controller').default['index']>>>
    }
  }
  'admin.instructor_hours.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/instructor-hours/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/instructor_hours/instructor_hours_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/instructor_hours/instructor_hours_controller').default['show']>>>
    }
  }
  'admin.instructor_hours_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/instructor-hours-exports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/instructor_hours/instructor_hours_exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/instructor_hours/instructor_hours_exports_controller').default['show']>>>
    }
  }
  'admin.households.store': {
    methods: ["POST"]
    pattern: '/admin/households'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/households/household_validator').openHouseholdValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/households/household_validator').openHouseholdValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/households/households_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/households/households_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.households.update': {
    methods: ["PUT"]
    pattern: '/admin/households/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/households/household_validator').updateHouseholdValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/households/household_validator').updateHouseholdValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/households/households_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/households/households_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.instructors.invitation.store': {
    methods: ["POST"]
    pattern: '/admin/instructors/:id/invitation'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/portal_accounts/invitations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/portal_accounts/invitations_controller').default['store']>>>
    }
  }
  'admin.instructors.invitation.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/instructors/:id/invitation'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/portal_accounts/invitations_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/portal_accounts/invitations_controller').default['destroy']>>>
    }
  }
  'admin.instructors.link.store': {
    methods: ["POST"]
    pattern: '/admin/instructors/:id/invitation-link'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/portal_accounts/invitation_links_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/portal_accounts/invitation_links_controller').default['store']>>>
    }
  }
  'admin.instructors.suspension.store': {
    methods: ["POST"]
    pattern: '/admin/instructors/:id/suspension'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/portal_accounts/suspensions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/portal_accounts/suspensions_controller').default['store']>>>
    }
  }
  'admin.instructors.suspension.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/instructors/:id/suspension'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/portal_accounts/suspensions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/portal_accounts/suspensions_controller').default['destroy']>>>
    }
  }
  'admin.students.invitation.store': {
    methods: ["POST"]
    pattern: '/admin/students/:id/invitation'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/portal_accounts/invitations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/portal_accounts/invitations_controller').default['store']>>>
    }
  }
  'admin.students.invitation.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/students/:id/invitation'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/portal_accounts/invitations_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/portal_accounts/invitations_controller').default['destroy']>>>
    }
  }
  'admin.students.link.store': {
    methods: ["POST"]
    pattern: '/admin/students/:id/invitation-link'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/portal_accounts/invitation_links_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/portal_accounts/invitation_links_controller').default['store']>>>
    }
  }
  'admin.students.suspension.store': {
    methods: ["POST"]
    pattern: '/admin/students/:id/suspension'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/portal_accounts/suspensions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/portal_accounts/suspensions_controller').default['store']>>>
    }
  }
  'admin.students.suspension.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/students/:id/suspension'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/portal_accounts/suspensions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/portal_accounts/suspensions_controller').default['destroy']>>>
    }
  }
  'admin.guardians.invitation.store': {
    methods: ["POST"]
    pattern: '/admin/guardians/:id/invitation'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/portal_accounts/invitations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/portal_accounts/invitations_controller').default['store']>>>
    }
  }
  'admin.guardians.invitation.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/guardians/:id/invitation'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/portal_accounts/invitations_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/portal_accounts/invitations_controller').default['destroy']>>>
    }
  }
  'admin.guardians.link.store': {
    methods: ["POST"]
    pattern: '/admin/guardians/:id/invitation-link'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/portal_accounts/invitation_links_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/portal_accounts/invitation_links_controller').default['store']>>>
    }
  }
  'admin.guardians.suspension.store': {
    methods: ["POST"]
    pattern: '/admin/guardians/:id/suspension'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/portal_accounts/suspensions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/portal_accounts/suspensions_controller').default['store']>>>
    }
  }
  'admin.guardians.suspension.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/guardians/:id/suspension'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/portal_accounts/suspensions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/portal_accounts/suspensions_controller').default['destroy']>>>
    }
  }
  'admin.groups.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/groups'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/groups/groups_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/groups/groups_controller').default['index']>>>
    }
  }
  'admin.groups.create': {
    methods: ["GET","HEAD"]
    pattern: '/admin/groups/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/groups/groups_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/groups/groups_controller').default['create']>>>
    }
  }
  'admin.groups.store': {
    methods: ["POST"]
    pattern: '/admin/groups'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/groups/group_validator').createGroupValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/groups/group_validator').createGroupValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/groups/groups_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/groups/groups_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.groups.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/groups/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/groups/groups_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/groups/groups_controller').default['show']>>>
    }
  }
  'admin.groups.edit': {
    methods: ["GET","HEAD"]
    pattern: '/admin/groups/:id/edit'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/groups/groups_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/groups/groups_controller').default['edit']>>>
    }
  }
  'admin.groups.update': {
    methods: ["PUT","PATCH"]
    pattern: '/admin/groups/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/groups/group_validator').updateGroupValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/groups/group_validator').updateGroupValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/groups/groups_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/groups/groups_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.groups.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/groups/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/groups/groups_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/groups/groups_controller').default['destroy']>>>
    }
  }
  'admin.groups.status.update': {
    methods: ["PUT"]
    pattern: '/admin/groups/:id/status'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/groups/group_validator').groupStatusValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/groups/group_validator').groupStatusValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/groups/group_statuses_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/groups/group_statuses_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.groups.status.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/groups/:id/status'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/groups/group_validator').undoGroupStatusValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/groups/group_validator').undoGroupStatusValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/groups/group_statuses_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/groups/group_statuses_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.groups.pattern.update': {
    methods: ["PUT"]
    pattern: '/admin/groups/:id/pattern'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/groups/pattern/group_pattern_validator').groupPatternValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/groups/pattern/group_pattern_validator').groupPatternValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/groups/pattern/group_patterns_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/groups/pattern/group_patterns_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.groups.promotions.create': {
    methods: ["GET","HEAD"]
    pattern: '/admin/groups/:id/promotions/create'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/groups/group_promotions_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/groups/group_promotions_controller').default['create']>>>
    }
  }
  'admin.groups.promotions.store': {
    methods: ["POST"]
    pattern: '/admin/groups/:id/promotions'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/enrolments/enrolment_validator').promotionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/enrolments/enrolment_validator').promotionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/groups/group_promotions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/groups/group_promotions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.group_archives.store': {
    methods: ["POST"]
    pattern: '/admin/group-archives'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/groups/group_archives_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/groups/group_archives_controller').default['store']>>>
    }
  }
  'admin.group_archives.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/group-archives'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/groups/group_archives_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/groups/group_archives_controller').default['destroy']>>>
    }
  }
  'admin.groups.attendance.sheet.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/groups/:id/attendance-sheet'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/group_attendance/attendance_sheets_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/group_attendance/attendance_sheets_controller').default['show']>>>
    }
  }
  'admin.groups.attendance.sheet_export.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/groups/:id/attendance-sheet-export'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/group_attendance/attendance_sheet_exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/group_attendance/attendance_sheet_exports_controller').default['show']>>>
    }
  }
  'admin.class_sessions.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/class-sessions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/class_sessions/class_sessions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/class_sessions/class_sessions_controller').default['index']>>>
    }
  }
  'admin.class_sessions.create': {
    methods: ["GET","HEAD"]
    pattern: '/admin/class-sessions/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/class_sessions/class_sessions_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/class_sessions/class_sessions_controller').default['create']>>>
    }
  }
  'admin.class_sessions.store': {
    methods: ["POST"]
    pattern: '/admin/class-sessions'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/class_sessions/class_session_validator').classSessionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/class_sessions/class_session_validator').classSessionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/class_sessions/class_sessions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/class_sessions/class_sessions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.class_sessions.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/class-sessions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/class_sessions/class_sessions_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/class_sessions/class_sessions_controller').default['show']>>>
    }
  }
  'admin.class_sessions.update': {
    methods: ["PUT","PATCH"]
    pattern: '/admin/class-sessions/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/class_sessions/session_change_validator').sessionEditValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/class_sessions/session_change_validator').sessionEditValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/class_sessions/class_sessions_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/class_sessions/class_sessions_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.session_notes.update': {
    methods: ["PUT"]
    pattern: '/admin/class-sessions/:id/notes'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/class_sessions/shown/session_notes_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/class_sessions/shown/session_notes_controller').default['update']>>>
    }
  }
  'admin.lesson_notes.update': {
    methods: ["PUT"]
    pattern: '/admin/class-sessions/:id/lesson-notes'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/class_sessions/shown/lesson_notes_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/class_sessions/shown/lesson_notes_controller').default['update']>>>
    }
  }
  'admin.blank_sessions.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/blank-sessions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/class_sessions/options/blank_sessions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/class_sessions/options/blank_sessions_controller').default['index']>>>
    }
  }
  'admin.meeting_options.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/meeting-options'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/admin/class_sessions/options/meeting_option_validator').meetingOptionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/class_sessions/options/meeting_options_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/class_sessions/options/meeting_options_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.session_previews.store': {
    methods: ["POST"]
    pattern: '/admin/session-previews'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/class_sessions/class_session_validator').classSessionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/class_sessions/class_session_validator').classSessionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/class_sessions/session_previews_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/class_sessions/session_previews_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.session_edit_previews.store': {
    methods: ["POST"]
    pattern: '/admin/class-sessions/:id/edit-previews'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/class_sessions/session_change_validator').sessionEditValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/class_sessions/session_change_validator').sessionEditValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/class_sessions/session_edit_previews_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/class_sessions/session_edit_previews_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.session_cancellations.store': {
    methods: ["POST"]
    pattern: '/admin/session-cancellations'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/class_sessions/session_change_validator').sessionCancellationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/class_sessions/session_change_validator').sessionCancellationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/class_sessions/session_cancellations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/class_sessions/session_cancellations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.unheld_sessions.store': {
    methods: ["POST"]
    pattern: '/admin/unheld-sessions'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/class_sessions/session_change_validator').unheldSessionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/class_sessions/session_change_validator').unheldSessionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/class_sessions/unheld_sessions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/class_sessions/unheld_sessions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.session_cancellation_previews.store': {
    methods: ["POST"]
    pattern: '/admin/session-cancellation-previews'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/class_sessions/session_change_validator').unheldValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/class_sessions/session_change_validator').unheldValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/class_sessions/session_cancellation_previews_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/class_sessions/session_cancellation_previews_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.session_restorations.store': {
    methods: ["POST"]
    pattern: '/admin/session-restorations'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/class_sessions/session_change_validator').sessionRestorationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/class_sessions/session_change_validator').sessionRestorationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/class_sessions/session_restorations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/class_sessions/session_restorations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.session_restoration_previews.store': {
    methods: ["POST"]
    pattern: '/admin/session-restoration-previews'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/class_sessions/session_restoration_previews_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/class_sessions/session_restoration_previews_controller').default['store']>>>
    }
  }
  'admin.session_room_changes.store': {
    methods: ["POST"]
    pattern: '/admin/session-room-changes'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/class_sessions/session_change_validator').sessionRoomChangeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/class_sessions/session_change_validator').sessionRoomChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/class_sessions/chosen/session_room_changes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/class_sessions/chosen/session_room_changes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.session_room_change_previews.store': {
    methods: ["POST"]
    pattern: '/admin/session-room-change-previews'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/class_sessions/session_change_validator').askedRoomValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/class_sessions/session_change_validator').askedRoomValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/class_sessions/chosen/session_room_change_previews_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/class_sessions/chosen/session_room_change_previews_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.session_substitutions.store': {
    methods: ["POST"]
    pattern: '/admin/session-substitutions'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/class_sessions/session_change_validator').sessionSubstitutionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/class_sessions/session_change_validator').sessionSubstitutionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/class_sessions/chosen/session_substitutions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/class_sessions/chosen/session_substitutions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.session_undos.store': {
    methods: ["POST"]
    pattern: '/admin/session-undos'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/class_sessions/undoing/session_undos_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/class_sessions/undoing/session_undos_controller').default['store']>>>
    }
  }
  'admin.session_substitution_previews.store': {
    methods: ["POST"]
    pattern: '/admin/session-substitution-previews'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/class_sessions/session_change_validator').askedSubstituteValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/class_sessions/session_change_validator').askedSubstituteValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/class_sessions/chosen/session_substitution_previews_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/class_sessions/chosen/session_substitution_previews_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.attendance.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/class-sessions/:id/attendance'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/attendance/attendance_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/attendance/attendance_controller').default['show']>>>
    }
  }
  'admin.attendance_marks.store': {
    methods: ["POST"]
    pattern: '/admin/class-sessions/:id/attendance-marks'
    types: {
      body: ExtractBody<InferInput<(typeof import('#core/attendance/attendance_marks_validator').attendanceMarksValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#core/attendance/attendance_marks_validator').attendanceMarksValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/attendance/attendance_marks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/attendance/attendance_marks_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.attendance_marks.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/class-sessions/:id/students/:student/attendance-marks'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; student: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/attendance/attendance_marks_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/attendance/attendance_marks_controller').default['index']>>>
    }
  }
  'admin.unmarked_sessions.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/unmarked-sessions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/attendance/unmarked_sessions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/attendance/unmarked_sessions_controller').default['index']>>>
    }
  }
  'admin.calendar_prints.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/calendar/prints'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/admin/calendar_prints/calendar_print_validator').calendarPrintValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/calendar_prints/calendar_prints_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/calendar_prints/calendar_prints_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.calendar': {
    methods: ["GET","HEAD"]
    pattern: '/admin/calendar'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/calendar/calendar_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/calendar/calendar_controller').default['show']>>>
    }
  }
  'admin.calendar_sessions.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/calendar/sessions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/admin/calendar/calendar_validator').calendarSpanValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/calendar/calendar_sessions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/calendar/calendar_sessions_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.calendar_sessions.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/calendar/sessions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/calendar/calendar_session_details_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/calendar/calendar_session_details_controller').default['show']>>>
    }
  }
  'admin.attention.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/attention'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/attention/attention_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/attention/attention_controller').default['index']>>>
    }
  }
  'admin.today': {
    methods: ["GET","HEAD"]
    pattern: '/admin/today'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/today/today_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/today/today_controller').default['show']>>>
    }
  }
  'admin.free_slots.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/free-slots'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/admin/free_slots/free_slot_validator').freeSlotValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/free_slots/free_slots_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/free_slots/free_slots_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.busy_weeks.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/busy-week'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/admin/free_slots/free_slot_validator').busyWeekValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/free_slots/busy_weeks_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/free_slots/busy_weeks_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.session_choices.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/session-choices'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/admin/free_slots/free_slot_validator').sessionChoiceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/free_slots/session_choices_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/free_slots/session_choices_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.enrolments.store': {
    methods: ["POST"]
    pattern: '/admin/groups/:id/enrolments'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/enrolments/enrolment_validator').enrolValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/enrolments/enrolment_validator').enrolValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/enrolments/enrolments_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/enrolments/enrolments_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.enrolments.confirmation.store': {
    methods: ["POST"]
    pattern: '/admin/enrolments/:id/confirmation'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/enrolments/enrolment_validator').confirmationValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/enrolments/enrolment_validator').confirmationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/enrolments/enrolment_confirmations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/enrolments/enrolment_confirmations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.enrolments.transfer.store': {
    methods: ["POST"]
    pattern: '/admin/enrolments/:id/transfer'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/enrolments/enrolment_validator').transferValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/enrolments/enrolment_validator').transferValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/enrolments/enrolment_transfers_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/enrolments/enrolment_transfers_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.enrolments.terms.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/enrolments/:id/terms'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/enrolments/enrolment_terms_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/enrolments/enrolment_terms_controller').default['show']>>>
    }
  }
  'admin.enrolments.terms.store': {
    methods: ["POST"]
    pattern: '/admin/enrolments/:id/terms'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/enrolments/enrolment_validator').priceValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/enrolments/enrolment_validator').priceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/enrolments/enrolment_terms_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/enrolments/enrolment_terms_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.enrolments.second_payer.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/enrolments/:id/second-payer'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/enrolments/second_payers_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/enrolments/second_payers_controller').default['show']>>>
    }
  }
  'admin.enrolments.second_payer.store': {
    methods: ["POST"]
    pattern: '/admin/enrolments/:id/second-payer'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/enrolments/second_payers_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/enrolments/second_payers_controller').default['store']>>>
    }
  }
  'admin.enrolments.second_payer.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/enrolments/:id/second-payer'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/enrolments/second_payer_validator').removedPayerValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/enrolments/second_payer_validator').removedPayerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/enrolments/second_payers_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/enrolments/second_payers_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.enrolments.payer_choices.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/enrolments/:id/payer-choices'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/admin/enrolments/second_payer_validator').soughtPayerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/enrolments/second_payer_choices_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/enrolments/second_payer_choices_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.enrolments.freeze.store': {
    methods: ["POST"]
    pattern: '/admin/enrolments/:id/freeze'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/enrolments/enrolment_validator').freezeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/enrolments/enrolment_validator').freezeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/enrolments/enrolment_freezes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/enrolments/enrolment_freezes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.enrolments.freeze.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/enrolments/:id/freeze'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/enrolments/enrolment_freezes_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/enrolments/enrolment_freezes_controller').default['destroy']>>>
    }
  }
  'admin.enrolments.guest_seats.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/enrolments/:id/guest-seats'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/admin/enrolments/enrolment_validator').guestSeatsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/enrolments/enrolment_guest_seats_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/enrolments/enrolment_guest_seats_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.enrolments.drop.store': {
    methods: ["POST"]
    pattern: '/admin/enrolments/:id/drop'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/enrolments/enrolment_validator').dropValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/enrolments/enrolment_validator').dropValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/enrolments/enrolment_drops_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/enrolments/enrolment_drops_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.enrolments.completion.store': {
    methods: ["POST"]
    pattern: '/admin/enrolments/:id/completion'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/enrolments/enrolment_completions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/enrolments/enrolment_completions_controller').default['store']>>>
    }
  }
  'admin.enrolments.offer.store': {
    methods: ["POST"]
    pattern: '/admin/enrolments/:id/offer'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/enrolments/enrolment_validator').offerValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/enrolments/enrolment_validator').offerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/enrolments/seat_offers_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/enrolments/seat_offers_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.enrolments.offer.update': {
    methods: ["PUT"]
    pattern: '/admin/enrolments/:id/offer'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/enrolments/enrolment_validator').answerValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/enrolments/enrolment_validator').answerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/enrolments/seat_offer_answers_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/enrolments/seat_offer_answers_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.enrolment_undos.store': {
    methods: ["POST"]
    pattern: '/admin/enrolment-undos'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/enrolments/enrolment_validator').undoValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/enrolments/enrolment_validator').undoValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/enrolments/enrolment_undos_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/enrolments/enrolment_undos_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.enrolments.priority.store': {
    methods: ["POST"]
    pattern: '/admin/enrolments/:id/priority'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/enrolments/enrolment_validator').priorityValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/enrolments/enrolment_validator').priorityValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/enrolments/waiting_priorities_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/enrolments/waiting_priorities_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.placement_warnings.store': {
    methods: ["POST"]
    pattern: '/admin/placement-warnings'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/placements/placement_validator').placementValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/placements/placement_validator').placementValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/placements/placement_warnings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/placements/placement_warnings_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.bulk_placement_warnings.store': {
    methods: ["POST"]
    pattern: '/admin/bulk-placement-warnings'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/placements/placement_validator').bulkPlacementValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/placements/placement_validator').bulkPlacementValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/placements/bulk_placement_warnings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/placements/bulk_placement_warnings_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.groups.placement_warnings.store': {
    methods: ["POST"]
    pattern: '/admin/groups/:id/placement-warnings'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/groups/group_validator').groupFitValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/groups/group_validator').groupFitValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/placements/group_placement_warnings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/placements/group_placement_warnings_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.students.placement_warnings.store': {
    methods: ["POST"]
    pattern: '/admin/students/:id/placement-warnings'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/students/student_validator').studentFitValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/students/student_validator').studentFitValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/placements/student_placement_warnings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/placements/student_placement_warnings_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.make_ups.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/make-ups'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/make_ups/make_ups_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/make_ups/make_ups_controller').default['index']>>>
    }
  }
  'admin.make_ups.choices.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/make-ups/:id/choices'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/make_ups/make_up_choices_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/make_ups/make_up_choices_controller').default['index']>>>
    }
  }
  'admin.make_ups.booking_previews.store': {
    methods: ["POST"]
    pattern: '/admin/make-ups/:id/booking-previews'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/make_ups/make_up_validator').bookingPreviewValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/make_ups/make_up_validator').bookingPreviewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/make_ups/make_up_booking_previews_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/make_ups/make_up_booking_previews_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.make_ups.booking.store': {
    methods: ["POST"]
    pattern: '/admin/make-ups/:id/booking'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/make_ups/make_up_validator').bookingValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/make_ups/make_up_validator').bookingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/make_ups/make_up_bookings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/make_ups/make_up_bookings_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.make_ups.booking.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/make-ups/:id/booking'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/make_ups/make_up_validator').cancelledBookingValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/make_ups/make_up_validator').cancelledBookingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/make_ups/make_up_bookings_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/make_ups/make_up_bookings_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.make_ups.expiry.update': {
    methods: ["PUT"]
    pattern: '/admin/make-ups/:id/expiry'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/make_ups/make_up_validator').expiryValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/make_ups/make_up_validator').expiryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/make_ups/make_up_expiries_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/make_ups/make_up_expiries_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.make_ups.waiver.update': {
    methods: ["PUT"]
    pattern: '/admin/make-ups/:id/waiver'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/make_ups/make_up_validator').waiverValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/make_ups/make_up_validator').waiverValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/make_ups/make_up_waivers_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/make_ups/make_up_waivers_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.make_ups.waiver.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/make-ups/:id/waiver'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/make_ups/make_up_waivers_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/make_ups/make_up_waivers_controller').default['destroy']>>>
    }
  }
  'admin.branches.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/branches'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/branches/branches_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/branches/branches_controller').default['index']>>>
    }
  }
  'admin.branches.store': {
    methods: ["POST"]
    pattern: '/admin/branches'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/branches/branch_validator').addBranchValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/branches/branch_validator').addBranchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/branches/branches_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/branches/branches_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.branches.update': {
    methods: ["PUT"]
    pattern: '/admin/branches/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/branches/branch_validator').changeBranchValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/branches/branch_validator').changeBranchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/branches/branches_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/branches/branches_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.branches.archive.store': {
    methods: ["POST"]
    pattern: '/admin/branches/:id/archive'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/branches/branch_archives_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/branches/branch_archives_controller').default['store']>>>
    }
  }
  'admin.branches.archive.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/branches/:id/archive'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/branches/branch_archives_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/branches/branch_archives_controller').default['destroy']>>>
    }
  }
  'admin.settings.general.edit': {
    methods: ["GET","HEAD"]
    pattern: '/admin/settings/general'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/settings/general_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/settings/general_controller').default['edit']>>>
    }
  }
  'admin.settings.general.update': {
    methods: ["PUT"]
    pattern: '/admin/settings/general'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/settings/general_validator').generalValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/settings/general_validator').generalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/settings/general_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/settings/general_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.settings.security.edit': {
    methods: ["GET","HEAD"]
    pattern: '/admin/settings/security'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/settings/security_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/settings/security_controller').default['edit']>>>
    }
  }
  'admin.settings.security.update': {
    methods: ["PUT"]
    pattern: '/admin/settings/security'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/settings/security_validator').securityValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/settings/security_validator').securityValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/settings/security_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/settings/security_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.settings.financial.update': {
    methods: ["POST"]
    pattern: '/admin/settings/financial'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/settings/financial_validator').financialValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/settings/financial_validator').financialValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/settings/financial_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/settings/financial_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.settings.documents.edit': {
    methods: ["GET","HEAD"]
    pattern: '/admin/settings/documents'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/settings/documents_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/settings/documents_controller').default['edit']>>>
    }
  }
  'admin.settings.documents.update': {
    methods: ["PUT"]
    pattern: '/admin/settings/documents'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/settings/documents_validator').documentsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/settings/documents_validator').documentsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/settings/documents_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/settings/documents_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.settings.trial_services.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/settings/trial-services'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/settings/trial_services_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/settings/trial_services_controller').default['index']>>>
    }
  }
  'admin.settings.everybody_out.store': {
    methods: ["POST"]
    pattern: '/admin/settings/everybody-out'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/settings/security_validator').everybodyOutValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/settings/security_validator').everybodyOutValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/settings/everybody_out_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/settings/everybody_out_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.settings.hours.edit': {
    methods: ["GET","HEAD"]
    pattern: '/admin/settings/hours'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/hours/hours_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/hours/hours_controller').default['edit']>>>
    }
  }
  'admin.settings.hours.update': {
    methods: ["PUT"]
    pattern: '/admin/settings/hours'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/hours/hours_validator').openingHoursValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/hours/hours_validator').openingHoursValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/hours/hours_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/hours/hours_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.settings.branch_hours.update': {
    methods: ["PUT"]
    pattern: '/admin/settings/branch-hours/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/hours/hours_validator').openingHoursValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/hours/hours_validator').openingHoursValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/hours/branch_hours_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/hours/branch_hours_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.settings.branch_hours.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/settings/branch-hours/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/hours/branch_hours_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/hours/branch_hours_controller').default['destroy']>>>
    }
  }
  'admin.settings.timings.store': {
    methods: ["POST"]
    pattern: '/admin/settings/timings'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/hours/hours_validator').timingValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/hours/hours_validator').timingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/hours/timings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/hours/timings_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.settings.timings.update': {
    methods: ["PUT"]
    pattern: '/admin/settings/timings/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/hours/hours_validator').changedTimingValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/hours/hours_validator').changedTimingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/hours/timings_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/hours/timings_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.settings.timings.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/settings/timings/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/hours/timings_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/hours/timings_controller').default['destroy']>>>
    }
  }
  'admin.settings.attendance.edit': {
    methods: ["GET","HEAD"]
    pattern: '/admin/settings/attendance'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/attendance_policies/centre_policies_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/attendance_policies/centre_policies_controller').default['edit']>>>
    }
  }
  'admin.settings.attendance.update': {
    methods: ["PUT"]
    pattern: '/admin/settings/attendance'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/attendance_policies/attendance_policy_validator').centrePolicyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/attendance_policies/attendance_policy_validator').centrePolicyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/attendance_policies/centre_policies_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/attendance_policies/centre_policies_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.groups.attendance_policy.edit': {
    methods: ["GET","HEAD"]
    pattern: '/admin/groups/:id/attendance-policy'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/attendance_policies/group_policies_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/attendance_policies/group_policies_controller').default['edit']>>>
    }
  }
  'admin.groups.attendance_policy.update': {
    methods: ["PUT"]
    pattern: '/admin/groups/:id/attendance-policy'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/attendance_policies/attendance_policy_validator').groupPolicyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/attendance_policies/attendance_policy_validator').groupPolicyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/attendance_policies/group_policies_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/attendance_policies/group_policies_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.settings.attendance.changes.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/settings/attendance/changes/:change'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/attendance_policies/attendance_policy_validator').policyRemovalValidator)>>
      paramsTuple: [ParamValue]
      params: { change: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/attendance_policies/attendance_policy_validator').policyRemovalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/attendance_policies/centre_policy_changes_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/attendance_policies/centre_policy_changes_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.groups.attendance_policy.changes.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/groups/:id/attendance-policy/changes/:change'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/attendance_policies/attendance_policy_validator').policyRemovalValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; change: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/attendance_policies/attendance_policy_validator').policyRemovalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/attendance_policies/group_policy_changes_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/attendance_policies/group_policy_changes_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.check_in_points.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/check-in-points'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/check_in_points/check_in_points_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/check_in_points/check_in_points_controller').default['index']>>>
    }
  }
  'admin.check_in_points.store': {
    methods: ["POST"]
    pattern: '/admin/check-in-points'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/check_in_points/check_in_point_validator').checkInPointValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/check_in_points/check_in_point_validator').checkInPointValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/check_in_points/check_in_points_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/check_in_points/check_in_points_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.check_in_points.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/check-in-points/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/check_in_points/check_in_points_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/check_in_points/check_in_points_controller').default['destroy']>>>
    }
  }
  'admin.check_in_pins.update': {
    methods: ["PUT"]
    pattern: '/admin/students/:id/check-in-pin'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/check_in_points/check_in_pins_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/check_in_points/check_in_pins_controller').default['update']>>>
    }
  }
  'admin.check_in_pins.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/students/:id/check-in-pin'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/check_in_points/check_in_pins_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/check_in_points/check_in_pins_controller').default['destroy']>>>
    }
  }
  'admin.pickups.store': {
    methods: ["POST"]
    pattern: '/admin/class-sessions/:id/pickups'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/pickups/pickups_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/pickups/pickups_controller').default['store']>>>
    }
  }
  'admin.pickups.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/class-sessions/:id/pickups/:pickup'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; pickup: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/pickups/pickups_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/pickups/pickups_controller').default['destroy']>>>
    }
  }
  'admin.pickup_people.store': {
    methods: ["POST"]
    pattern: '/admin/students/:id/pickup-people'
    types: {
      body: ExtractBody<InferInput<(typeof import('#core/pickups/pickup_validator').pickupPersonValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#core/pickups/pickup_validator').pickupPersonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/pickups/pickup_people_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/pickups/pickup_people_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.pickup_people.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/students/:id/pickup-people/:person'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; person: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/pickups/pickup_people_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/pickups/pickup_people_controller').default['destroy']>>>
    }
  }
  'admin.students.absence_notices.store': {
    methods: ["POST"]
    pattern: '/admin/students/:id/absence-notices'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/absence_notices/absence_notice_validator').absenceNoticeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/absence_notices/absence_notice_validator').absenceNoticeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/absence_notices/absence_notices_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/absence_notices/absence_notices_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.students.absence_notices.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/students/:id/absence-notices/:notice'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/absence_notices/absence_notice_validator').withdrawalValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; notice: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/absence_notices/absence_notice_validator').withdrawalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/absence_notices/absence_notices_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/absence_notices/absence_notices_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.students.absence_outcomes.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/students/:id/absence-outcomes'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/admin/absence_notices/absence_notice_validator').absenceOutcomesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/absence_notices/absence_outcomes_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/absence_notices/absence_outcomes_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.absence_requests.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/absence-requests'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/absence_requests/absence_requests_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/absence_requests/absence_requests_controller').default['index']>>>
    }
  }
  'admin.absence_requests.count': {
    methods: ["GET","HEAD"]
    pattern: '/admin/absence-requests/count'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/absence_requests/absence_requests_controller').default['count']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/absence_requests/absence_requests_controller').default['count']>>>
    }
  }
  'admin.absence_requests.decisions.store': {
    methods: ["POST"]
    pattern: '/admin/absence-requests/:absence/decisions'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/absence_requests/absence_decision_validator').absenceDecisionValidator)>>
      paramsTuple: [ParamValue]
      params: { absence: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/absence_requests/absence_decision_validator').absenceDecisionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/absence_requests/absence_decisions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/absence_requests/absence_decisions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.substitutes.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/class-sessions/:id/substitutes'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/substitution/substitutes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/substitution/substitutes_controller').default['show']>>>
    }
  }
  'admin.substitute_choices.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/class-sessions/:id/substitute-choices'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/substitution/substitute_choices_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/substitution/substitute_choices_controller').default['index']>>>
    }
  }
  'admin.substitution_offers.store': {
    methods: ["POST"]
    pattern: '/admin/class-sessions/:id/substitution-offers'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/substitution/substitution_offers_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/substitution/substitution_offers_controller').default['store']>>>
    }
  }
  'admin.substitution_offers.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/class-sessions/:id/substitution-offers/:instructor'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; instructor: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/substitution/substitution_offers_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/substitution/substitution_offers_controller').default['destroy']>>>
    }
  }
  'admin.users.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/users'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/users/users_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/users/users_controller').default['index']>>>
    }
  }
  'admin.users.create': {
    methods: ["GET","HEAD"]
    pattern: '/admin/users/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/users/users_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/users/users_controller').default['create']>>>
    }
  }
  'admin.users.store': {
    methods: ["POST"]
    pattern: '/admin/users'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/users/user_validator').inviteUserValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/admin/users/user_validator').inviteUserValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/users/users_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/users/users_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.users.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/users/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/users/users_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/users/users_controller').default['show']>>>
    }
  }
  'admin.users.edit': {
    methods: ["GET","HEAD"]
    pattern: '/admin/users/:id/edit'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/users/users_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/users/users_controller').default['edit']>>>
    }
  }
  'admin.users.update': {
    methods: ["PUT","PATCH"]
    pattern: '/admin/users/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/users/user_validator').updateUserValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/users/user_validator').updateUserValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/users/users_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/users/users_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.users.photo.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/users/:id/photo'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/users/user_photos_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/users/user_photos_controller').default['show']>>>
    }
  }
  'admin.users.invitation.store': {
    methods: ["POST"]
    pattern: '/admin/users/:id/invitation'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/users/user_invitations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/users/user_invitations_controller').default['store']>>>
    }
  }
  'admin.users.invitation.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/users/:id/invitation'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/users/user_invitations_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/users/user_invitations_controller').default['destroy']>>>
    }
  }
  'admin.users.link.store': {
    methods: ["POST"]
    pattern: '/admin/users/:id/invitation-link'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/users/user_invitation_links_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/users/user_invitation_links_controller').default['store']>>>
    }
  }
  'admin.users.suspension.store': {
    methods: ["POST"]
    pattern: '/admin/users/:id/suspension'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/users/user_suspensions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/users/user_suspensions_controller').default['store']>>>
    }
  }
  'admin.users.suspension.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/users/:id/suspension'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/users/user_suspensions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/users/user_suspensions_controller').default['destroy']>>>
    }
  }
  'admin.users.archive.store': {
    methods: ["POST"]
    pattern: '/admin/users/:id/archive'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/users/user_archives_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/users/user_archives_controller').default['store']>>>
    }
  }
  'admin.users.archive.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/users/:id/archive'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/users/user_archives_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/users/user_archives_controller').default['destroy']>>>
    }
  }
  'admin.users.sessions.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/users/:id/sessions'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/users/user_sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/users/user_sessions_controller').default['destroy']>>>
    }
  }
  'admin.users.factors.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/users/:id/factors'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/users/user_second_factors_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/users/user_second_factors_controller').default['destroy']>>>
    }
  }
  'admin.access_requests.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/access-requests'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/access_requests/access_requests_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/access_requests/access_requests_controller').default['index']>>>
    }
  }
  'admin.access_requests.count': {
    methods: ["GET","HEAD"]
    pattern: '/admin/access-requests/count'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/access_requests/access_requests_controller').default['count']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/access_requests/access_requests_controller').default['count']>>>
    }
  }
  'admin.access_requests.update': {
    methods: ["PUT"]
    pattern: '/admin/access-requests/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/admin/access_requests/access_request_validator').decisionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/admin/access_requests/access_request_validator').decisionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/access_requests/access_requests_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/access_requests/access_requests_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.name_suggestions.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/name-suggestions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/admin/name_suggestions/name_suggestion_validator').nameSuggestionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/name_suggestions/name_suggestions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/name_suggestions/name_suggestions_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.instructor_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/instructor-exports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.student_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/student-exports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.guardian_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/guardian-exports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.course_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/course-exports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.group_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/group-exports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.class_session_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/class-session-exports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.make_up_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/make-up-exports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.subject_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/subject-exports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.level_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/level-exports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.term_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/term-exports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.room_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/room-exports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.holiday_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/holiday-exports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.service_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/service-exports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.package_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/package-exports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.payment_method_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/payment-method-exports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.invoice_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/invoice-exports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.credit_note_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/credit-note-exports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.payment_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/payment-exports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'search.multi': {
    methods: ["POST"]
    pattern: '/search/multi-search'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/search/multi_searches_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/search/multi_searches_controller').default['store']>>>
    }
  }
  'search.index': {
    methods: ["POST"]
    pattern: '/search/indexes/:uid/search'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { uid: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/search/index_searches_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/search/index_searches_controller').default['store']>>>
    }
  }
  'search.index.show': {
    methods: ["GET","HEAD"]
    pattern: '/search/indexes/:uid/search'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { uid: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/search/index_searches_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/search/index_searches_controller').default['show']>>>
    }
  }
  'search.health': {
    methods: ["GET","HEAD"]
    pattern: '/search/health'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/search/search_health_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/search/search_health_controller').default['show']>>>
    }
  }
  'search.bare': {
    methods: ["HEAD","OPTIONS","GET","POST","PUT","PATCH","DELETE"]
    pattern: '/search'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'search.unknown': {
    methods: ["HEAD","OPTIONS","GET","POST","PUT","PATCH","DELETE"]
    pattern: '/search/*'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { '*': ParamValue[] }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'preview.index': {
    methods: ["GET","HEAD"]
    pattern: '/preview'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/preview/galleries_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/preview/galleries_controller').default['index']>>>
    }
  }
  'preview.components': {
    methods: ["GET","HEAD"]
    pattern: '/preview/components/:name'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { name: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/preview/galleries_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/preview/galleries_controller').default['show']>>>
    }
  }
  'preview.page': {
    methods: ["GET","HEAD"]
    pattern: '/preview/pages/:name'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { name: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/preview/sample_pages_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/preview/sample_pages_controller').default['show']>>>
    }
  }
  'preview.auth': {
    methods: ["GET","HEAD"]
    pattern: '/preview/auth/:name'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { name: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/preview/sample_sign_in_pages_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/preview/sample_sign_in_pages_controller').default['show']>>>
    }
  }
  'preview.error': {
    methods: ["GET","HEAD"]
    pattern: '/preview/errors/:name'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { name: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/preview/sample_errors_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/preview/sample_errors_controller').default['show']>>>
    }
  }
  'fallback': {
    methods: ["HEAD","OPTIONS","GET","POST","PUT","PATCH","DELETE"]
    pattern: '/*'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { '*': ParamValue[] }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
}
