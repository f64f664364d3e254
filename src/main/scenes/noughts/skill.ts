import type { Seat } from '../../../shared/core/game.ts';
import { outcome } from './rules.ts';
import type { Move, Said, State, View } from './types.ts';

export const value = (state: State, seat: Seat): number => outcome(state)?.points[seat] ?? 0.5;
export const reason = (_view: View, _seat: Seat, cell: Move): readonly Said[] => [{ kind: 'marks', cell }];
