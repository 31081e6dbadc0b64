-- Losing counters in a crash harms nobody, and counting then costs no wait for the disk
ALTER TABLE "rate_limit_counters" SET UNLOGGED;
