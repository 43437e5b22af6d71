/** Progress of a backup or a restore. */
export interface BackupProgress {
  /** For example `copying files`. */
  step: string;
  done: number;
  /** Absent if unknown. */
  total?: number;
}

export type ReportProgress = (progress: BackupProgress) => void;
